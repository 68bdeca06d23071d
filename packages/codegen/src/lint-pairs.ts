import { existsSync, globSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { findNearest } from "@forecourt/schema-compat/full-dialect"
import { toPascalCase } from "./names.ts"
import { toStringOrUndefined } from "./schema/json.ts"
import type { Problem } from "./schema/problem.ts"
import type { Schemas } from "./schema/read-schemas.ts"
import type { Workspace } from "./workspace.ts"

/** The names that a block cannot have, since shared generated files already use them. */
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
 * Checks that each block has both a schema folder and a source folder of the same name. If one of the two is missing,
 * the name has usually been mistyped.
 */
export function checkPairs(workspace: Workspace, schemas: Schemas): Problem[] {
  const { root, config } = workspace
  if (!config.blocks) return []
  const { source } = config.blocks
  const described = listFolders(join(root, schemas.folder, "blocks"))
  const built = new Map(workspace.blockFolders().map((folder) => [folder.name, folder]))

  const withoutSource = described
    .filter((name) => !built.has(name))
    .map((name): Problem => {
      const meant = findNearest(
        name,
        [...built.keys()].filter((other) => !described.includes(other)),
      )
      return {
        file: `${schemas.folder}/blocks/${name}`,
        pointer: "",
        rule: "pair",
        message: `There is no ${source}/${name}/${name}.tsx.`,
        cure: meant ? `Did you mean ${meant}?` : `Add it, or run \`forecourt new block ${name}\` for a start.`,
      }
    })
  const withoutSchema = [...built.keys()]
    .filter((name) => !described.includes(name))
    .map((name): Problem => {
      const meant = findNearest(
        name,
        described.filter((other) => !built.has(other)),
      )
      return {
        file: `${source}/${name}`,
        pointer: "",
        rule: "pair",
        message: `There is no ${schemas.folder}/blocks/${name}.`,
        cure: meant
          ? `Did you mean ${meant}?`
          : `Describe it in ${name}.schema.json there, or run \`forecourt new block ${name}\` for a start.`,
      }
    })
  return [
    ...withoutSource,
    ...checkIslands(workspace, source),
    ...withoutSchema,
    ...described.flatMap((name) => checkBlockFolder(workspace, name, source, schemas, built.get(name)?.components)),
  ]
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
    return [
      {
        file: folder,
        pointer: "",
        rule: "pair",
        message: `There is no ${name}.schema.json in it.`,
        cure: otherFile
          ? `Rename ${otherFile}: the main file repeats its folder.`
          : "Add it: the main file repeats its folder.",
      },
    ]
  }
  const title = toStringOrUndefined(file.schema.title) ?? toPascalCase(name)
  const problems: Problem[] = []
  if (RESERVED_NAMES.has(name))
    problems.push({
      file: folder,
      pointer: "",
      rule: "pair",
      message: `"${name}" is the name of a generated file.`,
      cure: "Rename the block.",
    })
  if (components && !components.includes(title))
    problems.push({
      file: `${source}/${name}/${name}.tsx`,
      pointer: "",
      rule: "component",
      message: `It exports no function ${title}, which the schema's title names.`,
      cure:
        components.length > 0
          ? `It exports ${components.join(", ")}; rename one, or the title.`
          : `Write \`export function ${title}({ fields }: BlockProps<${title}>)\`.`,
    })
  if (!workspace.listExamples(name).some((example) => example.name === "default"))
    problems.push({
      file: folder,
      pointer: "",
      rule: "examples",
      message: "There is no examples/default.json in it.",
      cure: "Add the least that works: it becomes the first story and a test.",
    })
  const used = workspace.listExamples(name).map(({ data }) => data)
  const unused = globSync("data/**/*.json", { cwd: join(workspace.root, folder) })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !used.includes(`blocks/${name}/${path}`))
  for (const path of unused)
    problems.push({
      file: `${folder}/${path}`,
      pointer: "",
      rule: "examples",
      message: `There is no ${path.replace("data/", "examples/")} that shows this data.`,
      cure: "Give it the name of its example.",
    })
  return problems
}

/** Checks that the names of islands are unique, since a single module exports all islands. */
function checkIslands(workspace: Workspace, source: string): Problem[] {
  const byName = Map.groupBy(workspace.islands(), ({ name }) => name)
  return [...byName].flatMap(([name, [first, ...others]]) =>
    others.map(
      ({ path }): Problem => ({
        file: `${source}/${path}`,
        pointer: "",
        rule: "island",
        message: `${first?.path} exports an island called ${name} too.`,
        cure: "Give one of them another name, for example with its block's name in front.",
      }),
    ),
  )
}

function listFolders(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()
}
