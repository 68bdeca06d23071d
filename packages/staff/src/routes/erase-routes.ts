import { type EraseDesk, recordStaffAction, type StaffDesk } from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import { isContact } from "../is-contact.ts"
import { formatCount } from "../pages/formats.ts"
import { openWords, sealWords } from "../session.ts"
import { createActor, getPerson, type StaffEnv, type StaffTools } from "../staff-env.ts"

const EXPIRED = { text: "Erase: an hour has passed. Search again.", isError: true } as const

/** Adds the routes that erase a person in all services: first the numbers of messages and visits, then their erasure. */
export function addEraseRoutes(app: Hono<StaffEnv>, { desks, home, render, finish }: StaffTools): void {
  const erasers = desks.filter((item): item is StaffDesk & { erase: EraseDesk } => item.erase !== undefined)

  app.get("/erase", async (context) => {
    const person = getPerson(context, "erase")
    const sealed = context.req.query("find") ?? ""
    const contact = openWords(home, sealed)
    if (sealed === "") return render(context, { page: "erase" })
    if (contact === null) return finish(context, "erase", EXPIRED)
    const services = await Promise.all(
      erasers.map(async ({ service, erase }) => ({
        ...(await erase.countPerson(contact)),
        service,
        noun: erase.noun,
      })),
    )
    const searched = { action: "searched a person to erase", subject: "" }
    await recordStaffAction(home.storage, searched, createActor(person, home))
    return render(context, { page: "erase", found: { contact, sealed, services } })
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
    const sealed = context.get("form").get("find") ?? ""
    const contact = openWords(home, sealed)
    if (contact === null) return finish(context, "erase", EXPIRED)
    const erased: string[] = []
    let busy = 0
    for (const desk of erasers) {
      const erasure = await desk.erase.erasePerson(contact, createActor(person, desk))
      if (erasure.records > 0) erased.push(`${desk.service} ${formatCount(erasure.records, desk.erase.noun)}`)
      busy += erasure.busy
    }
    const left = busy === 0 ? "" : ` Left, because they are being delivered: ${busy}. Repeat this in a minute.`
    const text = `Erased: ${erased.join(", ") || "no message or visit"}.${left}`
    return finish(context, `erase?find=${sealed}`, { text, isError: busy > 0 })
  })
}
