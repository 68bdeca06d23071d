import { addDays, getDayInZone, isCalendarDay } from "@forecourt/calendar"
import {
  recordStaffAction,
  type StaffDesk,
  type StaffPerson,
  type StaffWorkshop,
  type Visit,
  type VisitDesk,
  type VisitRefusal,
} from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import type { Flash } from "../pages/view.types.ts"
import { openWords, sealWords } from "../session.ts"
import {
  createActor,
  createNotFound,
  getPerson,
  type StaffContext,
  type StaffEnv,
  StaffError,
  type StaffTools,
} from "../staff-env.ts"

const MAX_NOTE = 1000

const REFUSALS: Readonly<Record<VisitRefusal, string>> = {
  unknown: "Visit: it does not exist any more. It may have been cancelled meanwhile.",
  taken: "Time: it has just been taken. Choose another one.",
  over: "Visit: it is over, or has been cancelled. It cannot be changed.",
  changed: "Visit: someone else has changed it meanwhile. Look at it again.",
}

type VisitsOf = StaffDesk & { readonly visits: VisitDesk }

/** Adds the routes of visits, for each service that has some. */
export function addVisitRoutes(app: Hono<StaffEnv>, tools: StaffTools): void {
  for (const desk of tools.desks) if (desk.visits !== undefined) addRoutes(app, tools, { ...desk, visits: desk.visits })
}

function addRoutes(app: Hono<StaffEnv>, { home, render, finish }: StaffTools, desk: VisitsOf): void {
  const { visits, storage } = desk
  const section = visits.kind
  const record = (person: StaffPerson, action: string, subject: string) =>
    recordStaffAction(storage, { action, subject }, createActor(person, desk))

  async function listWorkshops({ workshops }: StaffPerson): Promise<StaffWorkshop[]> {
    const all = await visits.listWorkshops()
    return workshops === null ? all : all.filter(({ id }) => workshops.includes(id))
  }

  /** Finds a visit to a workshop that the person may see. */
  async function getVisit(
    context: StaffContext,
  ): Promise<{ person: StaffPerson; visit: Visit; workshop: StaffWorkshop }> {
    const person = getPerson(context, section)
    const visit = await visits.findVisit(context.req.param("id") ?? "")
    const workshop = (await listWorkshops(person)).find(({ id }) => id === visit?.workshopId)
    if (visit === null || workshop === undefined) throw createNotFound()
    return { person, visit, workshop }
  }

  app.get(`/${section}`, async (context) => {
    const person = getPerson(context, section)
    const workshops = await listWorkshops(person)
    const workshop = workshops.find(({ id }) => id === context.req.query("workshop")) ?? workshops[0]
    if (workshop === undefined)
      throw new StaffError(404, "There is no workshop", "Add one to the staff list, or to the service.")
    const typed = context.req.query("day") ?? ""
    const today = getDayInZone(workshop.zone, desk.now())
    const day = isCalendarDay(typed) ? typed : today
    const found = await visits.listDay(workshop.id, day)
    await record(person, `read a day of ${section}`, `${workshop.id} ${day}`)
    return render(context, {
      page: "day",
      section,
      workshops,
      workshopId: workshop.id,
      day,
      previous: addDays(day, -1),
      next: addDays(day, 1),
      visits: found,
    })
  })

  app.post(`/${section}/find`, async (context) => {
    getPerson(context, section)
    const words = (context.get("form").get("words") ?? "").trim()
    if (words.length >= 2) return finish(context, `${section}/found?find=${sealWords(home, words)}`)
    const text = "Find: it is too short. Write a registration number or a phone number in full."
    return finish(context, section, { text, isError: true })
  })

  app.get(`/${section}/found`, async (context) => {
    const person = getPerson(context, section)
    const words = openWords(home, context.req.query("find") ?? "")
    if (words === null) return finish(context, section)
    const workshops = await listWorkshops(person)
    const found = (await visits.findVisits(words)).filter((visit) =>
      workshops.some(({ id }) => id === visit.workshopId),
    )
    await record(person, `searched ${section}`, `${found.length} found`)
    return render(context, { page: "found-visits", section, words, workshops, visits: found })
  })

  app.get(`/${section}/:id`, async (context) => {
    const { person, visit, workshop } = await getVisit(context)
    const today = getDayInZone(workshop.zone, desk.now())
    const isOver = visit.isCancelled || visit.day < today
    const typed = context.req.query("day") ?? ""
    const day = isCalendarDay(typed) ? typed : visit.day
    await record(person, "read a visit", visit.id)
    const { cancelVisit, setNote, listFreeTimes, moveVisit } = visits
    return render(context, {
      page: "visit",
      section,
      visit,
      workshop,
      isOver,
      canCancel: cancelVisit !== undefined && !isOver,
      canNote: setNote !== undefined,
      move:
        listFreeTimes === undefined || moveVisit === undefined || isOver
          ? null
          : { day, times: await listFreeTimes(visit, day) },
    })
  })

  app.post(`/${section}/:id/note`, async (context) => {
    const { person, visit } = await getVisit(context)
    const note = (context.get("form").get("note") ?? "").trim().slice(0, MAX_NOTE)
    await visits.setNote?.(visit.id, note)
    await record(person, "wrote a note", visit.id)
    return finish(context, `${section}/${visit.id}`, { text: "The note is saved.", isError: false })
  })

  app.post(`/${section}/:id/cancel`, async (context) => {
    const { person, visit } = await getVisit(context)
    const refusal = (await visits.cancelVisit?.(visit.id, createActor(person, desk))) ?? null
    if (refusal === null) await record(person, "cancelled a visit", visit.id)
    const path = refusal === null ? `${section}?workshop=${visit.workshopId}&day=${visit.day}` : section
    return finish(context, path, toFlash("The visit is cancelled.", refusal))
  })

  app.post(`/${section}/:id/move`, async (context) => {
    const { person, visit } = await getVisit(context)
    const [startsAt = "", kind] = (context.get("form").get("time") ?? "").split(" ")
    if (startsAt === "") {
      const text = "Time: none is chosen. Choose one of the free times."
      return finish(context, `${section}/${visit.id}`, { text, isError: true })
    }
    const time = { startsAt, isFullDay: kind === "all-day" }
    const refusal = (await visits.moveVisit?.(visit.id, time, createActor(person, desk))) ?? null
    if (refusal === null) await record(person, "moved a visit", `${visit.id} to ${startsAt}`)
    return finish(context, `${section}/${visit.id}`, toFlash("The visit is moved.", refusal))
  })
}

function toFlash(text: string, refusal: VisitRefusal | null): Flash {
  return refusal === null ? { text, isError: false } : { text: REFUSALS[refusal], isError: true }
}
