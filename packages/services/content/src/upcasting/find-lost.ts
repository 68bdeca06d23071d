import { raw, sql } from "@forecourt/service-kit/storage"
import { createProblem } from "../documents/findings.ts"
import type { Problem } from "../documents/problem.types.ts"
import type { Row } from "../storage/open-store.ts"
import type { WriteContext } from "../storage/write-version.ts"
import type { KnownTemplate } from "../templates/template-set.ts"

const STORED = `from fields f
  join versions v on v.item_id = f.item_id and v.language = f.language and v.version = f.version and v.is_current = 1
  join items i on i.id = f.item_id`

export function findLost({ store, templates }: Pick<WriteContext, "store" | "templates">): Problem[] {
  const kinds = store.all(`select distinct i.template_id, f.name ${STORED}`)
  return kinds.flatMap(({ template_id, name }) => {
    const template = templates.byId(String(template_id))
    const field = template?.allFields.find((item) => item.name.toLowerCase() === String(name).toLowerCase())
    const listRows = () =>
      sql`select i.site, coalesce(o.path, i.path) as path, i.name as item, f.language, f.name, f.value ${raw(STORED)}
        left join items o on o.id = i.owner_id where i.template_id = ${String(template_id)} and f.name = ${String(name)}
        order by path, f.language`.all(store)
    if (field === undefined) return listRows().map((row) => createLostField(row, template))
    const { type, source } = field
    if (type !== "Droplist" || source === undefined) return []
    return listRows()
      .filter(({ value }) => !source.includes(JSON.parse(String(value)) as string))
      .map((row) => createLostChoice(row, source))
  })
}

function createLostField(row: Row, template: KnownTemplate | undefined): Problem {
  const message = template === undefined ? "belongs to a template that is gone" : `is no field of ${template.name} now`
  const cure = "Give it its new name in a migration, or remove it with the platform that wrote it."
  return createRowProblem(row, message, cure)
}

function createLostChoice(row: Row, source: readonly string[]): Problem {
  const cure = `Bring it up in a migration, or choose ${source.join(", ")}.`
  return createRowProblem(row, `is ${row.value}, which is no choice now`, cure)
}

function createRowProblem({ site, path, language, item, name }: Row, message: string, cure: string): Problem {
  return createProblem(`${site}: ${path} in ${language}`, `${item}/${name}`, message, cure)
}
