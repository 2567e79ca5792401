declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers callers other than the own web server: it is public, or its requests are signed. */
    isOpen?: true;
    /** The call of the contract that the route serves, as `users.login`. */
    call?: string;
  }
}

/** Options of a route that answers any caller. */
export const open = { config: { isOpen: true } } as const;
