import { configure } from "@testing-library/dom";

/** Longer timeouts for components that wait for calls on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
