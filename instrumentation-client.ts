/** Next calls `onRouterTransitionStart` when its router sets out: after a link, `router.push` or the history's buttons. */
export { startNavigation as onRouterTransitionStart } from "@/components/shell/loading/navigation-start";
