import type { TestProjectInlineConfiguration } from "vitest/config"

const resolve = { conditions: ["forecourt-source", "module", "browser", "development|production"] }
const ssr = { resolve: { conditions: ["forecourt-source", "module", "node", "development|production"] } }
const notOurs = ["**/node_modules/**", "**/dist/**", "**/.next/**", "**/.cache/**"]

/** The packages whose tests do not import code from blocks, the site shell or sites. */
export const CORE = [
  "packages/codegen/",
  "packages/schema-compat/",
  "packages/renderer/",
  "packages/redirects/",
  "packages/api-clients/",
  "packages/calendar/",
  "packages/contracts/",
  "packages/finance/",
  "packages/flow-kit/",
  "packages/machines/",
  "packages/search-engine/",
]

/** The folders of the services, the site shell and the UI kit, whose tests do not import blocks. */
export const SERVICES = [
  "demo/",
  "packages/front/",
  "packages/platform/",
  "packages/service-kit/",
  "packages/services/",
  "packages/site-shell/",
  "packages/ui-kit/",
]

/**
 * The tests that render every block thousands of times. `npm test` runs them with the production build of React,
 * because this halves their duration.
 */
export const RENDERED = [
  "packages/blocks/src/every-attack.test.ts",
  "packages/blocks/src/every-block.test.tsx",
  "packages/blocks/src/every-sample.test.tsx",
  "packages/blocks/src/fuzzed-layouts.test.ts",
]

/** The tests that are excluded if `FORECOURT_UNIT_REST` is set. In that case, `npm test` runs them in other suites. */
const elsewhere = process.env.FORECOURT_UNIT_REST
  ? [...[...CORE, ...SERVICES].map((folder) => `${folder}**`), ...RENDERED]
  : []

const clock = `${import.meta.dirname}/setup-clock.ts`

/**
 * The timeouts of tests in milliseconds, which are sufficient for a busy machine. If a test has a longer timeout, it
 * documents the reason.
 */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/**
 * Returns the Vitest projects. Tests without a DOM (`*.test.ts`) run in Node.js, and tests with a DOM (`*.test.tsx`)
 * run in happy-dom. In Node.js, test files that run in the same worker share the imported modules, since importing
 * takes longer than testing. In happy-dom, they share no modules, since they would then also share the document.
 */
export function unitProjects(below = ".", left: readonly string[] = []): TestProjectInlineConfiguration[] {
  const exclude = [...notOurs, ...elsewhere, ...left]
  return [
    {
      resolve,
      ssr,
      test: {
        name: "node",
        include: matchInside(below, "ts"),
        exclude,
        isolate: false,
        setupFiles: [clock],
        ...patience,
      },
    },
    { resolve, ssr, test: { name: "dom", include: matchInside(below, "tsx"), exclude, ...dom, ...patience } },
  ]
}

const dom = { environment: "happy-dom", setupFiles: [clock, `${import.meta.dirname}/setup-dom.ts`] }
const matchInside = (folder: string, ending: string) => [
  folder === "." ? `**/*.test.${ending}` : `${folder}/**/*.test.${ending}`,
]
