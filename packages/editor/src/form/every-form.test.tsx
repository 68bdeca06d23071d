import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { cleanup, render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import axe from "axe-core"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { selectSample } from "../../../../scripts/vitest/sampled.ts"
import { blocks } from "../../../blocks/src/generated/editing.ts"
import { BlockForm } from "./block-form.tsx"

const SCHEMAS = join(import.meta.dirname, "../../../../schemas/blocks")

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

for (const [folder, { form: readForm, explain: readExplain }] of selectSample(Object.entries(blocks))) {
  test(`${folder}: rendering the form logs no errors and does not change any field`, async () => {
    const complaints = vi.spyOn(console, "error")
    const onChange = vi.fn()
    const [form, explain] = [await readForm(), await readExplain()]
    const renderForm = (fields: Fields) => (
      <BlockForm
        form={form}
        fields={fields}
        issues={explain(fields, { language: "sv" })}
        language="sv"
        showAll
        onChange={onChange}
      />
    )

    for (const fields of readExamples(folder)) {
      const copy = structuredClone(fields)
      render(renderForm(fields))
      cleanup()
      expect(fields).toEqual(copy)
    }
    expect(complaints.mock.calls).toEqual([])
    expect(onChange).not.toHaveBeenCalled()
  })
}

// Together these blocks have one control of every kind; each block takes seconds.
test.each(["footer", "hero-banner", "news-banner", "car-teasers"])(
  "%s: the form with all issues has no accessibility violations",
  async (folder) => {
    const { form: readForm, explain: readExplain } = createBlock(folder)
    const [form, explain] = [await readForm(), await readExplain()]
    const fields = { ...getFullest(readExamples(folder)), titleTag: "H2", unknown: 1 }

    const { container } = render(
      <BlockForm form={form} fields={fields} issues={explain(fields)} showAll onChange={() => {}} />,
    )
    for (const details of container.querySelectorAll("details")) details.open = true

    expect(await violationsIn(container)).toEqual([])
  },
)

function createBlock(folder: string) {
  const block = blocks[folder]
  if (!block) throw new Error(`test: there is no block ${folder}.`)
  return block
}

type Fields = Readonly<Record<string, unknown>>

function readExamples(folder: string): Fields[] {
  return globSync("examples/{*,edge/*,invalid/*}.json", { cwd: join(SCHEMAS, folder) })
    .sort()
    .map((path) => {
      const json = JSON.parse(readFileSync(join(SCHEMAS, folder, path), "utf8"))
      return path.includes("invalid") ? json.fields : json
    })
}

function getFullest(examples: readonly Fields[]): Fields {
  const size = (fields: Fields) => JSON.stringify(fields).length
  const [fullest = {}] = examples.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length || size(a) - size(b))
  return fullest
}

/**
 * Returns the accessibility violations that axe finds, without rules that need a rendered page. The stories check these
 * rules in a browser.
 */
async function violationsIn(form: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(form, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
}

test("every issue of an invalid example is shown once, at its control or above the form", async () => {
  for (const [folder, { form: readForm, explain: readExplain }] of Object.entries(blocks)) {
    const [form, explain] = [await readForm(), await readExplain()]
    for (const fields of readExamples(folder)) {
      const issues = explain(fields, { language: "en" })
      if (issues.length === 0) continue

      render(<BlockForm form={form} fields={fields} issues={issues} showAll onChange={() => {}} />)

      const said = [...document.querySelectorAll("[data-scope=block-form][data-part=message], li[data-part=issue]")]
      expect(said.map((item) => item.textContent).sort(), folder).toEqual(issues.map(({ message }) => message).sort())
      cleanup()
    }
  }
})

test("moving through a form with the Tab key changes no field", async () => {
  const onChange = vi.fn()
  const fields = JSON.parse(readFileSync(join(SCHEMAS, "contact-person/examples/default.json"), "utf8"))
  const form = await createBlock("contact-person").form()
  render(<BlockForm form={form} fields={fields} onChange={onChange} />)

  for (let stop = 0; stop < 60; stop++) await userEvent.tab()

  expect(onChange).not.toHaveBeenCalled()
})

test("the server-rendered form has no style attribute", async () => {
  for (const [folder, { form: readForm }] of Object.entries(blocks)) {
    const form = await readForm()
    const fields = getFullest(readExamples(folder))

    expect(renderToString(<BlockForm form={form} fields={fields} onChange={() => {}} />)).not.toContain(" style=")
  }
})
