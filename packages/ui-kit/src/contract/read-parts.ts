import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { getBracketContent, getDocBefore, getTextBefore, splitList } from "./read-source.ts"

const SRC = join(import.meta.dirname, "..")

export interface PartProp {
  readonly name: string
  readonly isRequired: boolean
}

export interface Part {
  readonly name: string
  readonly element: string | null
  readonly what: string
  readonly props: readonly PartProp[]
}

export interface Parts {
  readonly namespace: string
  readonly parts: readonly Part[]
}

interface Declared {
  readonly file: string
  readonly extended: readonly string[]
  readonly members: readonly PartProp[]
}

interface Taken {
  readonly element: string | null
  readonly props: readonly PartProp[]
}

const NOTHING: Taken = { element: null, props: [] }
const NAMESPACE = /^export \* as (\w+) from "(.+)"$/gm
const FROM = /^export \{([^}]*)\} from "(.+)"$/gm

export function readParts(module: string): readonly Parts[] {
  return [...readSource(module).matchAll(NAMESPACE)].map(([, namespace = "", path = ""]) => ({
    namespace,
    parts: findParts(join(dirname(module), path)).sort((a, b) => Number(b.name === "Root") - Number(a.name === "Root")),
  }))
}

function findParts(file: string): Part[] {
  const text = readSource(file)
  const localParts = [...text.matchAll(/^export (?:function|class) ([A-Z]\w*)/gm)].map(({ 1: name = "", index }) =>
    readPart(file, name, index),
  )
  const renamed = [...text.matchAll(/^export \{ (\w+) as (\w+) \}$/gm)].map(([, name = "", as = ""]) =>
    readPart(file, as, text.search(new RegExp(`^(export )?function ${name}\\b`, "m"))),
  )
  const others = [...text.matchAll(FROM)].flatMap(([, names = "", path = ""]) => {
    const there = findParts(join(dirname(file), path))
    return names.split(",").flatMap((entry) => {
      const [name = "", as = name] = entry.trim().split(" as ")
      return there.filter((part) => part.name === name).map((part) => ({ ...part, name: as }))
    })
  })
  const originalNames = new Set([...text.matchAll(/^export \{ (\w+) as \w+ \}$/gm)].map(([, name]) => name))
  return [...localParts.filter(({ name }) => !originalNames.has(name)), ...renamed, ...others]
}

function readPart(file: string, name: string, index: number): Part {
  const text = readSource(file)
  const type = text.startsWith("export class", index)
    ? getTextBefore(getBracketContent(text, text.indexOf("<", index)), ",")
    : getParameterType(getBracketContent(text, text.indexOf("(", index)).trim())
  const { element, props } = getAccepted(type.replace(/,$/, ""), file)
  // A part without an element has children, so they are not listed.
  const ownProps = element === null ? props.filter((prop) => prop.name !== "children") : props
  return { name, element, what: getDocBefore(text, index), props: ownProps }
}

function getParameterType(params: string): string {
  if (!params.startsWith("{")) return params.slice(params.indexOf(":") + 1)
  return params.slice(getBracketContent(params, 0).length + 2).replace(/^: /, "")
}

function getAccepted(type: string, file: string): Taken {
  const all = splitList(type, "&").map((item) => getAcceptedByOne(item.trim(), file))
  return {
    element: all.find(({ element }) => element !== null)?.element ?? null,
    props: all.flatMap(({ props }) => props),
  }
}

function getAcceptedByOne(type: string, file: string): Taken {
  if (type.startsWith("{")) return { element: null, props: parseMembers(getBracketContent(type, 0)) }
  const [, name = "", generics = ""] = /^(\w+)(?:<([\s\S]*)>)?$/.exec(type) ?? []
  const [first = "", second = ""] = splitList(generics, ",").map((item) => item.trim())
  if (name === "PartProps" || name === "ComponentPropsWithRef") return { element: first.replaceAll('"', ""), props: [] }
  if (name === "Readonly" || name === "Partial") return getAccepted(first, file)
  if (name === "Omit" || name === "Pick") {
    const named = [...second.matchAll(/"([^"]+)"/g)].map(([, key]) => key)
    const { element, props } = getAccepted(first, file)
    return { element, props: props.filter((prop) => named.includes(prop.name) === (name === "Pick")) }
  }
  const declaration = name === "" ? null : findDeclaration(name, file)
  if (!declaration) return NOTHING
  const base = declaration.extended.map((item) => getAccepted(item, declaration.file))
  const names = new Set(declaration.members.map((member) => member.name))
  return {
    element: base.find(({ element }) => element !== null)?.element ?? null,
    props: [...declaration.members, ...base.flatMap(({ props }) => props).filter((prop) => !names.has(prop.name))],
  }
}

function parseMembers(body: string): readonly PartProp[] {
  let depth = 0
  return body
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .flatMap((line) => {
      const [, name, optional] = (depth === 0 && /^\s*(?:readonly )?"?([\w-]+)"?(\?)?: ?/.exec(line)) || []
      depth += (line.match(/[{([]/g)?.length ?? 0) - (line.match(/[})\]]/g)?.length ?? 0)
      return name ? [{ name, isRequired: optional === undefined }] : []
    })
}

function findDeclaration(name: string, file: string): Declared | null {
  const declaration = findDeclarationIn(name, file)
  if (declaration) return declaration
  for (const other of listSources()) {
    const isMatch = new RegExp(`^export (interface|type) ${name}\\b`, "m").test(readSource(other))
    if (isMatch) return findDeclarationIn(name, other)
  }
  return null
}

function findDeclarationIn(name: string, file: string): Declared | null {
  const text = readSource(file)
  const type = new RegExp(
    `^(?:export )?type ${name}(?:<[^=]*>)? =([\\s\\S]*?)\\n(?=\\n|export|function|const|/\\*)`,
    "m",
  )
  const [, alias] = type.exec(text) ?? []
  if (alias !== undefined) return { file, extended: [alias.trim()], members: [] }
  const head = new RegExp(`^(?:export )?interface ${name}\\b(?:<[^{]*?>(?= (?:extends|\\{)))?`, "m").exec(text)
  if (!head) return null
  const after = text.slice(head.index + head[0].length)
  const bases = getTextBefore(after, "{")
  return {
    file,
    extended: splitList(bases.replace(/^\s*extends/, ""), ",").flatMap((item) => item.trim() || []),
    members: parseMembers(getBracketContent(after, bases.length)),
  }
}

const texts = new Map<string, string>()

function readSource(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, "utf8")
  texts.set(file, text)
  return text
}

function listSources(): readonly string[] {
  return globSync("*/*.{ts,tsx}", { cwd: SRC })
    .filter((file) => !/\.(test|stories|e2e)\./.test(file))
    .sort()
    .map((file) => join(SRC, file))
}
