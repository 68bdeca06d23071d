import { existsSync, globSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { findFiles } from "./find-files.ts"
import { toPascalCase } from "./names.ts"
import { toStringOrUndefined } from "./schema/json.ts"
import type { Problem } from "./schema/problem.ts"
import type { Schemas } from "./schema/read-schemas.ts"
import { suggest } from "./schema/suggest.ts"
import type { Workspace } from "./workspace.ts"

/** The names that a block cannot have, because shared generated files have them. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  "checks",
  "examples",
  "fields",
  "form",
  "island",
  "island-list",
  "islands",
  "registry",
  "styles",
  "zod",
  "generated",
])

/**
 * Checks that each block has both a schema and a source folder. If one of them is missing, its name is usually
 * misspelt.
 */
export function checkPairs(workspace: Workspace, schemas: Schemas): Problem[] {
  const { root, config } = workspace
  if (!config.blocks) return []
  const { source } = config.blocks
  const described = listFolders(join(root, schemas.folder, "blocks"))
  const built = new Map(workspace.blockFolders().map((folder) => [folder.name, folder]))

  const withoutSource = described.filter((name) => !built.has(name))
  const withoutSchema = [...built.keys()].filter((name) => !described.includes(name))
  return [
    ...withoutSource.map((name) =>
      createProblem(
        `${schemas.folder}/blocks/${name}`,
        "pair",
        `There is no ${source}/${name}/${name}.tsx.`,
        suggest(name, withoutSchema, "") ?? `Add it, or run \`forecourt new block ${name}\` for a start.`,
      ),
    ),
    ...checkIslands(workspace, source),
    ...withoutSchema.map((name) =>
      createProblem(
        `${source}/${name}`,
        "pair",
        `There is no ${schemas.folder}/blocks/${name}.`,
        suggest(name, withoutSource, "") ??
          `Describe it in ${name}.schema.json there, or run \`forecourt new block ${name}\` for a start.`,
      ),
    ),
    ...described.flatMap((name) => checkBlockFolder(workspace, name, source, schemas, built.get(name)?.components)),
  ]
}

function createProblem(file: string, rule: string, message: string, cure: string): Problem {
  return { file, pointer: "", rule, message, cure }
}

function checkBlockFolder(
  workspace: Workspace,
  name: string,
  source: string,
  schemas: Schemas,
  components: readonly string[] | undefined,
): Problem[] {
  const folder = `${schemas.folder}/blocks/${name}`
  const file = schemas.files.get(`blocks/${name}/${name}.schema.json`)
  if (file === undefined) {
    const [otherFile] = globSync("*.schema.json", { cwd: join(workspace.root, folder) })
    const cure = `${otherFile ? `Rename ${otherFile}` : "Add it"}: the main file repeats its folder.`
    return [createProblem(folder, "pair", `There is no ${name}.schema.json in it.`, cure)]
  }
  const title = toStringOrUndefined(file.schema.title) ?? toPascalCase(name)
  const problems: Problem[] = []
  const report = (...problem: Parameters<typeof createProblem>) => problems.push(createProblem(...problem))
  if (RESERVED_NAMES.has(name))
    report(folder, "pair", `"${name}" is the name of a generated file.`, "Rename the block.")
  if (components && !components.includes(title))
    report(
      `${source}/${name}/${name}.tsx`,
      "component",
      `It exports no function ${title}, which the schema's title names.`,
      components.length > 0
        ? `It exports ${components.join(", ")}; rename one, or the title.`
        : `Write \`export function ${title}({ fields }: BlockProps<${title}>)\`.`,
    )
  const examples = workspace.listExamples(name)
  if (!examples.some((example) => example.name === "default"))
    report(
      folder,
      "examples",
      "There is no examples/default.json in it.",
      "Add the least that works: it becomes the first story and a test.",
    )
  const used = examples.map(({ data }) => data)
  for (const path of findFiles(join(workspace.root, folder), "data/**/*.json"))
    if (!used.includes(`blocks/${name}/${path}`))
      report(
        `${folder}/${path}`,
        "examples",
        `There is no ${path.replace("data/", "examples/")} that shows this data.`,
        "Give it the name of its example.",
      )
  return problems
}

/**
 * Checks that the names of islands are unique. All islands are exported by a single module, so equal names would clash.
 */
function checkIslands(workspace: Workspace, source: string): Problem[] {
  const byName = Map.groupBy(workspace.islands(), ({ name }) => name)
  return [...byName].flatMap(([name, [first, ...others]]) =>
    others.map(({ path }) =>
      createProblem(
        `${source}/${path}`,
        "island",
        `${first?.path} exports an island called ${name} too.`,
        "Give one of them another name, for example with its block's name in front.",
      ),
    ),
  )
}

function listFolders(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()
}
