import { createHash } from "node:crypto"
import { createGuid } from "../guid/guid.ts"
import { APP_ROOT_ID, BUILT_IN_TEMPLATES, DICTIONARY_ENTRY_ID, STRUCTURE } from "./built-in-templates.ts"
import type { FieldType, Template, TemplateField } from "./template.types.ts"

export interface KnownTemplate extends Template {
  readonly id: string
  /** The identifiers of this template and of all templates from which it inherits. */
  readonly lineage: readonly string[]
  /** The fields of the template, starting with the inherited ones. */
  readonly allFields: readonly TemplateField[]
  readonly defaults: Readonly<Record<string, unknown>>
}

export interface TemplateSet {
  /**
   * The hash of the templates and their migrations. If the storage has recorded another hash, its content must be
   * migrated.
   */
  readonly form: string
  readonly all: readonly KnownTemplate[]
  readonly byName: (name: string) => KnownTemplate | undefined
  readonly byId: (id: string) => KnownTemplate | undefined
  readonly byBlock: (block: string) => KnownTemplate | undefined
  /** Returns the identifiers of the given template and of all templates that inherit from it. */
  readonly inheriting: (id: string) => readonly string[]
  readonly getEntryTemplate: (template: KnownTemplate, field: string) => KnownTemplate | undefined
  /**
   * Returns the type of the field with the given name, in any letter case. Returns `undefined` if no template has such
   * a field. If several templates have the field, the first one determines the type.
   */
  readonly getFieldType: (field: string) => FieldType | undefined
  readonly fieldId: (template: KnownTemplate, field: string) => string
}

/**
 * Creates the template set. Each list field also gets a template for its entries. For example, the template for the
 * field `Brands` of `Footer` is `FooterBrands`.
 */
export function createTemplateSet(templates: readonly Template[]): TemplateSet {
  const drafts = new Map<string, Template>()
  for (const template of [...BUILT_IN_TEMPLATES, ...templates]) {
    drafts.set(template.name, template)
    for (const entry of createEntryTemplates(template.name, template.fields)) drafts.set(entry.name, entry)
  }

  const byName = new Map<string, KnownTemplate>()
  for (const template of drafts.values()) byName.set(template.name, createKnownTemplate(template, drafts))
  const all = [...byName.values()]
  const byId = new Map(all.map((template) => [template.id, template]))
  const byBlock = new Map(all.flatMap((template) => (template.block == null ? [] : [[template.block, template]])))

  const types = new Map<string, FieldType>()
  for (const { name, type } of all.flatMap(({ allFields }) => allFields)) {
    if (!types.has(name.toLowerCase())) types.set(name.toLowerCase(), type)
  }

  return {
    all,
    form: createForm(all),
    getFieldType: (field) => types.get(field.toLowerCase()),
    byName: (name) => byName.get(name),
    byId: (id) => byId.get(id),
    byBlock: (block) => byBlock.get(block),
    inheriting: (id) => all.filter(({ lineage }) => lineage.includes(id)).map((template) => template.id),
    getEntryTemplate: (template, field) => byName.get(getEntryTemplateName(findOwner(template, field, byName), field)),
    fieldId: (template, field) => createGuid(`${findOwner(template, field, byName)}/${field}`),
  }
}

/** Creates the hash of the templates, including the source code of their migrations. */
function createForm(all: readonly KnownTemplate[]): string {
  const text = JSON.stringify(all, (_, value: unknown) => (typeof value === "function" ? String(value) : value))
  return createHash("sha256").update(text).digest("hex")
}

function getEntryTemplateName(owner: string, field: string): string {
  return `${owner}${field}`
}

/** The fixed identifiers of the platform's templates, on which clients rely. */
const GIVEN_IDS: ReadonlyMap<string, string> = new Map([
  [STRUCTURE.dictionaryEntry, DICTIONARY_ENTRY_ID],
  [STRUCTURE.site, APP_ROOT_ID],
])

export function getTemplateId(name: string): string {
  return GIVEN_IDS.get(name) ?? createGuid(`template/${name}`)
}

function createEntryTemplates(owner: string, fields: readonly TemplateField[]): Template[] {
  return fields.flatMap(({ name, of }) => {
    if (of === undefined) return []
    const template = { name: getEntryTemplateName(owner, name), fields: of }
    return [template, ...createEntryTemplates(template.name, of)]
  })
}

function createKnownTemplate(template: Template, drafts: ReadonlyMap<string, Template>): KnownTemplate {
  const line = listLineage(template, drafts)
  const fields = new Map<string, TemplateField>()
  for (const ancestor of line.toReversed()) for (const field of ancestor.fields) fields.set(field.name, field)
  return {
    ...template,
    id: getTemplateId(template.name),
    lineage: line.map(({ name }) => getTemplateId(name)),
    allFields: [...fields.values()],
    defaults: Object.assign({}, ...line.toReversed().map(({ standardValues }) => standardValues ?? {})),
  }
}

function listLineage(template: Template, drafts: ReadonlyMap<string, Template>): Template[] {
  const bases = (template.base ?? []).map((name) => {
    const base = drafts.get(name)
    if (base === undefined) {
      throw new Error(
        `templates: ${template.name} inherits from ${name}, which is not known. Add ${name} or fix the base.`,
      )
    }
    return base
  })
  return [template, ...bases.flatMap((base) => listLineage(base, drafts))]
}

function findOwner(template: KnownTemplate, field: string, byName: ReadonlyMap<string, KnownTemplate>): string {
  if (template.fields.some(({ name }) => name === field)) return template.name
  for (const base of template.base ?? []) {
    const known = byName.get(base)
    if (known?.allFields.some(({ name }) => name === field)) return findOwner(known, field, byName)
  }
  return template.name
}
