import type { TestProjectInlineConfiguration } from "vitest/config"

const resolve = { conditions: ["forecourt-source", "module", "browser", "development|production"] }
const ssr = { resolve: { conditions: ["forecourt-source", "module", "node", "development|production"] } }
const notOurs = ["**/node_modules/**", "**/dist/**", "**/.next/**", "**/.cache/**"]

/** The packages whose tests import no code of blocks, of the shell or of sites. */
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

/** The packages of services, the shell and the kit. Their tests import no block. */
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
 * The tests that render every block thousands of times. `npm test` runs them with React's production build, which
 * halves the time.
 */
export const RENDERED = [
  "packages/blocks/src/every-attack.test.ts",
  "packages/blocks/src/every-block.test.tsx",
  "packages/blocks/src/every-sample.test.tsx",
  "packages/blocks/src/fuzzed-layouts.test.ts",
]

/** The tests to leave out with `FORECOURT_UNIT_REST`, because `npm test` runs them separately. */
const elsewhere = process.env.FORECOURT_UNIT_REST
  ? [...[...CORE, ...SERVICES].map((folder) => `${folder}**`), ...RENDERED]
  : []

/** The setup file that sets the clock of every test. */
const clock = `${import.meta.dirname}/setup-clock.ts`

/** The timeouts in milliseconds, long enough for a busy machine. A test with a longer timeout states the reason. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/**
 * Tests of plain functions run in Node (`*.test.ts`); tests that use a DOM run in happy-dom (`*.test.tsx`). In Node,
 * the test files that one worker runs share the modules that they import, since importing takes longer than the tests.
 * In happy-dom, files share nothing, since they would also share the document.
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
