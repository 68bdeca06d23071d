import type { Plugin } from "vite"

const OUTSPOKEN = /\/node_modules\/(react|react-dom|scheduler)\/|\/packages\//

/**
 * Uses the development build of React and of our packages, even in the built Storybook, so that the console shows
 * warnings that production omits (an attribute that differs from the server's, an unknown attribute, a missing key).
 * Storybook's own frame remains in production mode.
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
