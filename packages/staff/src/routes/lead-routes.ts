import { addDays, isCalendarDay, toInstant } from "@forecourt/calendar"
import {
  LEAD_STATES,
  type LeadDesk,
  type LeadQuery,
  recordStaffAction,
  type StaffDesk,
  type StaffPerson,
} from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import { formatCsv, formatJson } from "../export-leads.ts"
import { isContact } from "../is-contact.ts"
import { formatFilters } from "../pages/formats.ts"
import type { LeadFilters } from "../pages/view.types.ts"
import { openWords, sealWords } from "../session.ts"
import { createActor, createNotFound, getPerson, type StaffEnv, type StaffTools } from "../staff-env.ts"
import { toFlash } from "./to-flash.ts"

const PER_PAGE = 50
const MAX_EXPORTED = 10_000

const EXPIRED = { text: "Find: an hour has passed. Search again.", isError: true } as const

type Parameters = (name: string) => string | null | undefined

/** Adds the routes of visitors' messages. */
export function addLeadRoutes(app: Hono<StaffEnv>, { config, desks, home, render, finish }: StaffTools): void {
  const desk = desks.find((item): item is StaffDesk & { leads: LeadDesk } => item.leads !== undefined)
  if (desk === undefined) return
  const { leads, storage } = desk

  function toQuery(filters: LeadFilters, { sites }: StaffPerson): LeadQuery {
    const contact = filters.find === "" ? undefined : (openWords(home, filters.find) ?? undefined)
    return {
      sites,
      state: filters.state || undefined,
      form: filters.form || undefined,
      from: toStart(filters.from, config.zone),
      until: filters.to === "" ? undefined : toStart(addDays(filters.to, 1), config.zone),
      contact,
    }
  }

  app.get("/leads", async (context) => {
    const person = getPerson(context, "leads")
    const filters = readFilters((name) => context.req.query(name))
    const number = Math.max(1, Number.parseInt(context.req.query("page") ?? "", 10) || 1)
    const query = toQuery(filters, person)
    if (isExpired(filters, query)) return finish(context, createPath(filters), EXPIRED)
    const page = { limit: PER_PAGE + 1, offset: (number - 1) * PER_PAGE }
    const found = await leads.listLeads(query, page)
    const total = await leads.countLeads(query)
    return render(context, {
      page: "leads",
      filters,
      forms: leads.forms,
      leads: found.slice(0, PER_PAGE),
      contact: query.contact ?? null,
      total,
      exported: Math.min(total, MAX_EXPORTED),
      number,
      hasNext: found.length > PER_PAGE,
    })
  })

  app.post("/leads/find", async (context) => {
    const person = getPerson(context, "leads")
    const form = context.get("form")
    const filters = readFilters((name) => form.get(name))
    const words = (form.get("contact") ?? "").trim()
    if (words === "") return finish(context, createPath(filters))
    if (!isContact(words)) {
      const text = "Find: this is neither an e-mail address nor a phone number. Write one of them in full."
      return finish(context, createPath(filters), { text, isError: true })
    }
    await recordStaffAction(storage, { action: "searched messages", subject: "" }, createActor(person, desk))
    return finish(context, createPath(filters, sealWords(home, words)))
  })

  app.post("/leads/export", async (context) => {
    const person = getPerson(context, "leads")
    const form = context.get("form")
    const format = form.get("format") === "json" ? "json" : "csv"
    const filters = readFilters((name) => form.get(name))
    const query = toQuery(filters, person)
    if (isExpired(filters, query)) return finish(context, createPath(filters), EXPIRED)
    const found = await leads.openLeads(query, MAX_EXPORTED)
    const total = await leads.countLeads(query)
    const count = found.length < total ? `the newest ${found.length} of ${total}` : found.length
    const exported = { action: "exported messages", subject: `${count} as ${format}` }
    await recordStaffAction(storage, exported, createActor(person, desk))
    const type = format === "json" ? "application/json" : "text/csv; charset=utf-8"
    return context.body(format === "json" ? formatJson(found) : formatCsv(found), 200, {
      "content-type": type,
      "content-disposition": `attachment; filename="messages.${format}"`,
    })
  })

  app.get("/leads/:id", async (context) => {
    const person = getPerson(context, "leads")
    const lead = await leads.openLead(context.req.param("id"), person)
    if (lead === null) throw createNotFound()
    await recordStaffAction(storage, { action: "read a message", subject: lead.id }, createActor(person, desk))
    return render(context, { page: "lead", lead })
  })

  app.post("/leads/:id/:action{(send|drop)}", async (context) => {
    const person = getPerson(context, "leads")
    const { id, action } = context.req.param()
    if ((await leads.openLead(id, person)) === null || desk.messages === undefined) throw createNotFound()
    const by = createActor(person, desk)
    if (action === "send") {
      const refusal = await desk.messages.sendMessage(id, by)
      return finish(context, `leads/${id}`, toFlash("The message is being sent.", refusal))
    }
    const reason = (context.get("form").get("reason") ?? "").trim()
    if (reason === "") {
      const text = "Reason: it is empty. Write why the message is dropped, without personal data."
      return finish(context, `leads/${id}`, { text, isError: true })
    }
    const refusal = await desk.messages.dropMessage(id, { ...by, reason })
    return finish(context, refusal === null ? "leads" : `leads/${id}`, toFlash("The message is dropped.", refusal))
  })
}

function readFilters(get: Parameters): LeadFilters {
  const readDay = (name: string) => {
    const day = get(name) ?? ""
    return isCalendarDay(day) ? day : ""
  }
  return {
    state: LEAD_STATES.find((state) => state === get("state")) ?? "",
    form: get("form") ?? "",
    from: readDay("from"),
    to: readDay("to"),
    find: get("find") ?? "",
  }
}

function isExpired({ find }: LeadFilters, { contact }: LeadQuery): boolean {
  return find !== "" && contact === undefined
}

/** Returns the path of the list with these filters, and with other search words. */
function createPath(filters: LeadFilters, find = ""): string {
  const query = formatFilters({ ...filters, find })
  return query === "" ? "leads" : `leads?${query}`
}

function toStart(day: string, zone: string): string | undefined {
  const instant = day === "" ? null : toInstant(`${day}T00:00:00`, zone)
  return instant === null ? undefined : new Date(instant).toISOString()
}
