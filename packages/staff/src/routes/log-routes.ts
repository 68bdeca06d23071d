import { listStaffActions, SIGNED_IN, type StaffAction, type StaffDesk } from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import type { LogLine } from "../pages/view.types.ts"
import { getPerson, type StaffEnv, type StaffTools } from "../staff-env.ts"

const MAX_LINES = 200
const VERBS = { show: "read a message", send: "sent a message", drop: "dropped a message" } as const

/** Adds the log of who did what, of all services. */
export function addLogRoutes(app: Hono<StaffEnv>, { desks, render }: StaffTools): void {
  app.get("/log", async (context) => {
    getPerson(context, "log")
    const lines = (await Promise.all(desks.map(listLines))).flat()
    const newest = lines.toSorted((line, other) => other.actedAt.localeCompare(line.actedAt))
    return render(context, { page: "log", lines: newest.slice(0, MAX_LINES) })
  })
}

async function listLines({ service, storage, messages }: StaffDesk): Promise<LogLine[]> {
  const actions = await listStaffActions(storage, MAX_LINES)
  const outbox = (await messages?.listActions()) ?? []
  return [
    ...actions.map((action) => ({ ...action, subject: getShownSubject(action), service, reason: "" })),
    ...outbox.map(({ actedAt, actor, action, entryId, reason }) => ({
      actedAt,
      service,
      actor,
      action: VERBS[action],
      subject: entryId,
      reason: reason ?? "",
    })),
  ]
}

/** Returns the subject of an action, except the hash of a network, which means nothing to people. */
function getShownSubject({ action, subject }: StaffAction): string {
  return action === SIGNED_IN ? "" : subject
}
