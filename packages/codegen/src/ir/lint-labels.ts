import { posix } from "node:path"
import { isObject } from "../schema/json.ts"
import { TEXT_LANGUAGES } from "../schema/label-shapes.ts"
import { getLabelsPath, listPlaceholders } from "../schema/labels.ts"
import { formatPlace } from "../schema/places.ts"
import type { Problem } from "../schema/problem.ts"
import type { Definition, Ir, Node, ObjectNode } from "./ir.types.ts"
import { isOfPages } from "./is-of-pages.ts"

type Place = Pick<Node, "path" | "pointer">

export function checkLabels({ roots, folder }: Ir): Problem[] {
  const edited = [...roots.values()].filter((root) => root.path.startsWith("blocks/") || isOfPages(root))
  const unlabelled: readonly Place[] = [
    ...edited.flatMap(listUnlabelled),
    ...edited.flatMap(listUnlabelledPlaceholders),
  ]
  const places = new Map(unlabelled.map((part) => [`${part.path}#${part.pointer}`, part]))
  return [...places.values()].map(({ path, pointer }) => ({
    file: `${folder}/${path}`,
    pointer,
    rule: "label",
    message: "A sentence for editors would have to call this by its name in the schema.",
    cure: `Add "${formatPlace(pointer)}": { "label": { ${EVERY_LANGUAGE} } } to ${posix.basename(getLabelsPath(path))}.`,
  }))
}

const EVERY_LANGUAGE = TEXT_LANGUAGES.map((language) => `"${language}": "…"`).join(", ")

function listUnlabelledPlaceholders({ path, node }: Definition): Place[] {
  return listPlaceholders(node.meta.annotations).flatMap(([pointer, placeholder]) =>
    placeholder.label === undefined ? [{ path, pointer }] : [],
  )
}

/**
 * The cached results by definition. They stay valid, since a definition does not change after its node has been read.
 */
const known = new WeakMap<Definition, readonly Node[]>()

function listUnlabelled(edited: Definition): readonly Node[] {
  const nodes = known.get(edited) ?? findUnlabelled(edited.node)
  known.set(edited, nodes)
  return nodes
}

/**
 * Finds fields and list entries without a label. Values inside a labelled field need no label, since the label of the
 * field names them as well.
 */
function findUnlabelled(node: Node, isNamed = false, seen: ReadonlySet<Node> = new Set()): readonly Node[] {
  if (seen.has(node)) return []
  const around = new Set([...seen, node])
  switch (node.kind) {
    case "object":
      return listParts(node, isNamed, around)
    case "array":
      return findUnlabelled(node.items, false, around)
    case "ref":
      return findUnlabelled(node.target.node, isNamed, around)
    case "union":
      return node.variants.flatMap((variant) => findUnlabelled(variant.node, isNamed, around))
    default:
      return []
  }
}

function listParts({ properties }: ObjectNode, isNamed: boolean, around: ReadonlySet<Node>): readonly Node[] {
  return properties.flatMap(({ node }) => {
    const isMissing = !isNamed && !hasLabel(node)
    return [...(isMissing ? [node] : []), ...findUnlabelled(node, true, around)]
  })
}

function hasLabel(node: Node): boolean {
  const editor = node.meta.annotations["x-editor"]
  if (isObject(editor) && editor.label !== undefined) return true
  return node.kind === "ref" && hasLabel(node.target.node)
}
