import type { Plugin } from "vite"

const OUTSPOKEN = /\/node_modules\/(react|react-dom|scheduler)\/|\/packages\//

/**
 * Uses the development builds of React and of our packages even in the built Storybook, so that React logs its
 * warnings.
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
