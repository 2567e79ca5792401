import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const isInternalError = ({ node }) => node.type === "NewExpression" && node.callee.name === "Error";
const isLogged = ({ node }) => node.type === "CallExpression" && node.callee.object?.name === "log";

/** Leaves out the words of errors that say a thing is impossible, and of the log: no caller gets to see them. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "internal-errors", {
    shouldIgnore: (path) =>
      isInternalError(path) || isLogged(path) ? "words for who runs the service" : undefined,
  }),
];
