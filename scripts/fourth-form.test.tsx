// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Window } from "happy-dom"
import { prerender } from "react-dom/static"
import { beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { siteFor } from "../packages/blocks/test/render.tsx"
import { writeGenerated } from "../packages/codegen/src/generate.ts"
import { writeTexts } from "../packages/codegen/src/write-files.ts"
import { readSettings } from "../packages/service-kit/src/settings/settings.ts"

const ROOT = join(import.meta.dirname, "..")
const CONTRACTS = "../packages/contracts/src/generated/forms"
const TOPIC = {
  source: "se-automotive",
  isChosen: true,
  recipients: [{ siteName: "Norrvik Lund", toName: "Nya bilar", toEmail: "lund@norrvik.example" }],
}
const WRITTEN = {
  siteName: "Norrvik Lund",
  date: "2027-03-02",
  name: "Anna Berg",
  phone: "070 174 06 05",
  email: "anna@example.org",
  other: "",
}

const folder = mkdtempSync(join(tmpdir(), "forecourt-form-"))

/** Generates the contract with the form of the documentation, in a copy of the forms' schemas. */
beforeAll(() => {
  for (const name of ["forms", "standard", "analytics"])
    cpSync(join(ROOT, "schemas/services", name), join(folder, "schemas/services", name), { recursive: true })
  const [, form = ""] = /```json\n(.*?)```/s.exec(readFileSync(join(ROOT, "docs/add-a-form.md"), "utf8")) ?? []
  writeTexts(folder, {
    "forecourt.config.json": JSON.stringify({ services: { out: "generated", name: "@forecourt/contracts" } }),
    "schemas/services/forms/test-drive.form.schema.json": form,
  })
  writeGenerated(folder)
  vi.doMock(`${CONTRACTS}/definitions.ts`, () => import(join(folder, "generated/forms/definitions.ts")))
  vi.doMock(
    `${CONTRACTS}/form-submission.parser.js`,
    () => import(join(folder, "generated/forms/form-submission.parser.js")),
  )
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Imports the parts of the platform after the contract, of which they then use the copy. */
async function importParts() {
  const [{ FORMS }, { DayField }, { DealershipField }, { MessageForm }, texts, machine, { service }, config] =
    await Promise.all([
      import("../packages/contracts/src/generated/forms/definitions.ts"),
      import("../packages/blocks/src/forms/day-field.tsx"),
      import("../packages/blocks/src/forms/dealership-field.tsx"),
      import("../packages/blocks/src/forms/message-form.tsx"),
      import("../packages/blocks/src/forms/message-form.texts.ts"),
      import("../packages/machines/forms/src/index.ts"),
      import("../packages/services/forms/src/index.ts"),
      import("../packages/services/forms/src/forms.config.ts"),
    ])
  const form = FORMS.find(({ name }) => String(name) === "test-drive")
  if (form === undefined) throw new Error("The generator wrote no definition of the form.")
  return {
    form,
    controls: { date: DayField, dealership: DealershipField },
    MessageForm,
    texts,
    machine,
    service,
    config,
  }
}

async function renderForm() {
  const { form, controls, MessageForm, texts } = await importParts()
  const site = siteFor()
  const { prelude } = await prerender(
    <MessageForm
      form={form}
      controls={controls}
      topic={TOPIC}
      texts={texts.createMessageFormTexts(site.text, form)}
      language="sv"
      today="2027-03-01"
      path="/provkor"
      phone=""
      privacy={null}
    />,
  )
  const page = new Window().document.createElement("div")
  page.innerHTML = await new Response(prelude).text()
  return page
}

const getLabels = (page: Awaited<ReturnType<typeof renderForm>>) =>
  [...page.querySelectorAll("label[for]")].map((label) => label.textContent.replace(" *", ""))

/** Reads the form as a browser without JavaScript sends it. */
async function readPost(changed: Partial<typeof WRITTEN> = {}) {
  const { machine } = await importParts()
  const page = await renderForm()
  const hidden = [...page.querySelectorAll("input[type=hidden]")].map((input) =>
    ["name", "value"].map((key) => input.getAttribute(key) ?? ""),
  )
  const entries = new URLSearchParams([...hidden, ...Object.entries({ ...WRITTEN, ...changed })])
  const posted = machine.readPostedForm(entries, { language: "sv", today: "2027-03-01" })
  if (posted === null) throw new Error("The form is unknown.")
  return { rules: posted.rules, values: posted.rules.read(entries) }
}

test("the form is rendered with its fields in the order of its file", async () => {
  const page = await renderForm()

  expect(getLabels(page)).toEqual(["Anläggning", "Önskat datum", "Namn", "Mobilnummer", "E-post", "Övrigt (valfritt)"])
  expect(page.querySelector("[data-part=pair]")?.querySelectorAll("input")).toHaveLength(2)
  expect(page.querySelector("[name=other]")?.hasAttribute("required")).toBe(false)
})

test("the form is validated by the rules of its schema", async () => {
  const { rules, values } = await readPost({ siteName: "", date: "2027-02-28", phone: "07", email: "anna@example" })

  expect(rules.wrongFields(values).toSorted()).toEqual(["date", "email", "phone", "siteName"])
})

test("the service addresses the form to the selected dealership and archives it for staff", async () => {
  const { service, config } = await importParts()
  const data = mkdtempSync(join(tmpdir(), "forecourt-forms-"))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const settings = readSettings("forms", {}, (read) => config.readFormsConfig(read, { data }))
  const opened = await service.open(settings, { log: () => {}, now: () => Date.parse("2027-03-01T08:00:00Z") })
  onTestFinished(opened.close)
  const { rules, values } = await readPost()

  const response = await opened.app.request("/api/forms/comhub", {
    method: "POST",
    headers: { "x-api-key": settings.apiKey, "content-type": "application/json" },
    body: JSON.stringify(rules.createSubmission(values, "0b5c9a0e-1f7e-4f0e-9d43-1c7a3f1f6a55")),
  })

  expect(response.status).toBe(202)
  const outbox = await opened.app.request("/forms/outbox", { headers: { accept: "application/json" } })
  expect((await outbox.json()).messages).toMatchObject([{ to: "lund@norrvik.example" }])
  const leads = await opened.staff?.leads?.listLeads(
    { sites: null, contact: "anna@example.org" },
    { limit: 10, offset: 0 },
  )
  expect(leads).toMatchObject([{ form: "test-drive", site: "se-automotive" }])
  expect(opened.staff?.leads?.forms).toContain("test-drive")
})
