import type { EditedPage } from "@forecourt/editing-machine/operations"
import type { FieldsEditing, PageEditing } from "../editing.types.ts"

type TemplatedPage = EditedPage & { readonly template?: unknown }

/**
 * Returns the name of the page's template. Returns `null` if the page has no template or if the template has no
 * additional fields.
 */
export function getTemplate(page: EditedPage, { templates }: PageEditing): string | null {
  const { template } = page as TemplatedPage
  return typeof template === "string" && Object.hasOwn(templates, template) ? template : null
}

export function getPageFields({ all, templates }: PageEditing, template: string | null): FieldsEditing {
  const templateFields = template === null ? undefined : templates[template]
  if (templateFields === undefined) return all
  return {
    async form() {
      const [first, second] = await Promise.all([templateFields.form(), all.form()])
      return {
        groups: [...new Set([...first.groups, ...second.groups])],
        fields: [...first.fields, ...second.fields],
      }
    },
    async explain() {
      const [form, explainOwn, explainAll] = await Promise.all([
        templateFields.form(),
        templateFields.explain(),
        all.explain(),
      ])
      const names = new Set(form.fields.map(({ name }) => name))
      return (fields, options) => {
        // A field unknown to both is reported once.
        const [mine, others] = [true, false].map((isOwn) =>
          Object.fromEntries(Object.entries(fields as object).filter(([name]) => names.has(name) === isOwn)),
        )
        return [...explainOwn(mine, options), ...explainAll(others, options)]
      }
    },
  }
}
