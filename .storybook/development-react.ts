import type { Plugin } from "vite"

const OUTSPOKEN = /\/node_modules\/(react|react-dom|scheduler)\/|\/packages\//

/**
 * React and our own packages as developers run them, also in the built workshop: what production forgives in silence
 * (an attribute that differs from the server's, an unknown attribute, a missing key) stands in the console. The
 * workshop's own frame stays as it ships.
 */
export function developmentReact(): Plugin {
  return {
    name: "forecourt-development-react",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: OUTSPOKEN, code: "process.env.NODE_ENV" },
      handler: (code) => code.replaceAll("process.env.NODE_ENV", '"development"'),
    },
  }
}
