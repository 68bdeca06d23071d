import { type LeadDesk, recordStaffAction, type StaffDesk } from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import { isContact } from "../is-contact.ts"
import { openWords, sealWords } from "../session.ts"
import { createActor, getPerson, type StaffEnv, type StaffTools } from "../staff-env.ts"

/** Adds the routes that erase what one person wrote: first the number of messages, then their deletion. */
export function addEraseRoutes(app: Hono<StaffEnv>, { desks, home, render, finish }: StaffTools): void {
  const desk = desks.find((item): item is StaffDesk & { leads: LeadDesk } => item.leads !== undefined)
  if (desk === undefined) return
  const { leads, storage } = desk

  app.get("/erase", async (context) => {
    const person = getPerson(context, "erase")
    const sealed = context.req.query("find") ?? ""
    const contact = openWords(home, sealed)
    if (contact === null) return render(context, { page: "erase" })
    const count = await leads.countPerson(contact)
    await recordStaffAction(storage, { action: "searched a person to erase", subject: "" }, createActor(person, desk))
    return render(context, { page: "erase", found: { contact, count, sealed } })
  })

  app.post("/erase", (context) => {
    getPerson(context, "erase")
    const contact = (context.get("form").get("contact") ?? "").trim()
    if (isContact(contact)) return finish(context, `erase?find=${sealWords(home, contact)}`)
    const error = "E-mail or phone: it is neither of them. Write one in full."
    return render(context, { page: "erase", error }, 400)
  })

  app.post("/erase/confirm", async (context) => {
    const person = getPerson(context, "erase")
    const contact = openWords(home, context.get("form").get("find") ?? "")
    if (contact === null)
      return finish(context, "erase", { text: "Erase: an hour has passed. Search again.", isError: true })
    const { erased, busy } = await leads.erasePerson(contact, createActor(person, desk))
    const left = busy === 0 ? "" : ` Left, because they are being delivered: ${busy}. Repeat this in a minute.`
    return finish(context, "erase", { text: `Erased messages: ${erased}.${left}`, isError: busy > 0 })
  })
}
