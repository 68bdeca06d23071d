import type { Plugin } from "vite"

const OUTSPOKEN = /\/node_modules\/(react|react-dom|scheduler)\/|\/packages\//

/**
 * Returns a Vite plugin that uses the development builds of React and of our packages even in a built Storybook, so
 * that React logs its warnings.
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
