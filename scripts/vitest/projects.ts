import type { TestProjectInlineConfiguration } from "vitest/config"

const resolve = { conditions: ["forecourt-source", "module", "browser", "development|production"] }
const ssr = { resolve: { conditions: ["forecourt-source", "module", "node", "development|production"] } }
const notOurs = ["**/node_modules/**", "**/dist/**", "**/.next/**", "**/.cache/**"]

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

export const SERVICES = [
  "demo/",
  "packages/front/",
  "packages/platform/",
  "packages/service-kit/",
  "packages/services/",
  "packages/site-shell/",
  "packages/staff/",
  "packages/ui-kit/",
]

/** The tests that render thousands of blocks. They run twice as fast with the production build of React. */
export const RENDERED = [
  "packages/blocks/src/every-attack.test.ts",
  "packages/blocks/src/every-block.test.tsx",
  "packages/blocks/src/every-sample.test.tsx",
  "packages/blocks/src/fuzzed-layouts.test.ts",
]

const elsewhere = process.env.FORECOURT_UNIT_REST
  ? [...[...CORE, ...SERVICES].map((folder) => `${folder}**`), ...RENDERED]
  : []

const clock = `${import.meta.dirname}/setup-clock.ts`

/** The timeouts in milliseconds. They are sufficient for a busy machine. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/**
 * Returns the Vitest projects. Tests in Node.js share their modules, because importing takes longer than testing. Tests
 * in happy-dom do not share modules, so that their documents are separate.
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
