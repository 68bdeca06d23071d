import type { TestProjectInlineConfiguration } from "vitest/config"
import exceptions from "./test-exceptions.json" with { type: "json" }

const resolve = { conditions: ["forecourt-source", "module", "browser", "development|production"] }
const ssr = { resolve: { conditions: ["forecourt-source", "module", "node", "development|production"] } }
const notOurs = ["**/node_modules/**", "**/dist/**", "**/.next/**", "**/.cache/**"]

/** Packages whose tests read no code of blocks, of the shell or of sites. */
export const CORE = [
  "packages/codegen/",
  "packages/schema-compat/",
  "packages/renderer/",
  "packages/redirects/",
  "packages/api-clients/",
  "packages/calendar/",
  "packages/contracts/",
  "packages/flow-kit/",
  "packages/machines/",
]

/** Packages beside those whose tests read no component of a block. */
export const SERVICES = [
  "packages/artwork/",
  "packages/front/",
  "packages/platform/",
  "packages/service-kit/",
  "packages/services/",
  "packages/site-shell/",
  "packages/ui-kit/",
]

/** Tests that render every block thousands of times. `npm test` gives them the React that visitors are served: half the time. */
export const RENDERED = [
  "packages/blocks/src/every-attack.test.ts",
  "packages/blocks/src/every-block.test.tsx",
  "packages/blocks/src/every-sample.test.tsx",
  "packages/blocks/src/fuzzed-layouts.test.ts",
]

/** `npm test` runs these by themselves, and then the rest without them. */
const elsewhere = process.env.FORECOURT_UNIT_REST
  ? [...[...CORE, ...SERVICES].map((folder) => `${folder}**`), ...RENDERED]
  : []

const slow = Object.keys(exceptions.slow)
const slowTimeouts = { testTimeout: exceptions.slowSeconds * 1000, hookTimeout: exceptions.slowSeconds * 1000 }

/**
 * Plain functions run in Node (`*.test.ts`); what touches a DOM runs in happy-dom (`*.test.tsx`). Both keep to Vitest's
 * own timeouts: what needs longer stands in `test-exceptions.json` with its reason, and runs in a project of its own.
 * Node's files of a worker share the modules they import, which costs more than the tests. With a DOM none do: they would
 * share the document, too.
 */
export function quickProjects(below = "."): TestProjectInlineConfiguration[] {
  const exclude = [...notOurs, ...elsewhere, ...slow]
  return [
    { resolve, ssr, test: { name: "node", include: inside(below, "ts"), exclude, isolate: false } },
    { resolve, ssr, test: { name: "dom", include: inside(below, "tsx"), exclude, ...dom } },
  ]
}

/** What renders every page, block or picture there is, or tries thousands of inputs. */
export function slowProjects(): TestProjectInlineConfiguration[] {
  const [inDom, inNode] = [slow.filter(isDom), slow.filter((file) => !isDom(file))]
  const exclude = [...notOurs, ...elsewhere]
  return [
    { resolve, ssr, test: { name: "slow", include: inNode, exclude, isolate: false, ...slowTimeouts } },
    { resolve, ssr, test: { name: "slow dom", include: inDom, exclude, ...dom, ...slowTimeouts } },
  ]
}

const dom = { environment: "happy-dom" } as const
const isDom = (file: string) => file.endsWith(".tsx")
const inside = (folder: string, ending: string) => [
  folder === "." ? `**/*.test.${ending}` : `${folder}/**/*.test.${ending}`,
]
