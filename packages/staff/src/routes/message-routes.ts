import { type EntryState, getEntryState, type MessageDesk, type StaffDesk } from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import type { ServiceMessage } from "../pages/view.types.ts"
import { createActor, createNotFound, getPerson, type StaffEnv, StaffError, type StaffTools } from "../staff-env.ts"
import { toFlash } from "./to-flash.ts"

/** The states that can be selected. An empty one selects all messages. */
const STATES = ["", "planned", "waiting", "late", "given-up"] as const satisfies (EntryState | "")[]

type WithMessages = StaffDesk & { readonly messages: MessageDesk }

/** Adds the routes of messages that wait, of all services. */
export function addMessageRoutes(app: Hono<StaffEnv>, { desks, home, render, finish }: StaffTools): void {
  const senders = desks.filter((item): item is WithMessages => item.messages !== undefined)

  function getSender(service: string): WithMessages {
    const sender = senders.find((item) => item.service === service)
    if (sender === undefined) throw createNotFound()
    return sender
  }

  async function listMessages(): Promise<ServiceMessage[]> {
    const lists = senders.map(async (sender) =>
      (await sender.messages.listMessages()).map((entry) => toServiceMessage(sender, entry)),
    )
    return (await Promise.all(lists)).flat()
  }

  /** Returns true if a message can be sent with others: it has not expired, and its time has arrived. */
  function isSendable({ state, expiresAt }: ServiceMessage): boolean {
    return state !== "planned" && (expiresAt === null || Date.parse(expiresAt) > home.now())
  }

  app.get("/messages", async (context) => {
    getPerson(context, "messages")
    const state = STATES.find((item) => item === context.req.query("state")) ?? ""
    const all = await listMessages()
    const messages = all.filter((message) => isIn(message, state))
    const counts = { planned: 0, waiting: 0, late: 0, "given-up": 0 }
    for (const message of all) counts[message.state] += 1
    const sendable = messages.filter(isSendable).length
    return render(context, { page: "messages", messages, state, counts, sendable })
  })

  app.get("/messages/:service/:id", async (context) => {
    const person = getPerson(context, "messages")
    const sender = getSender(context.req.param("service"))
    const entry = await sender.messages.showMessage(context.req.param("id"), createActor(person, sender))
    if (entry === null) throw createNotFound()
    const { content, ...message } = entry
    const text = content && JSON.stringify(content.payload, null, 2)
    return render(context, { page: "message", message: toServiceMessage(sender, message), text })
  })

  app.post("/messages/send-all", async (context) => {
    const person = getPerson(context, "messages")
    const form = context.get("form")
    const state = STATES.find((item) => item === form.get("state"))
    const shownAt = form.get("shownAt") ?? ""
    if (state === undefined || Number.isNaN(Date.parse(shownAt)))
      throw new StaffError(400, "The form is not complete", "Nothing was sent. Load the page of the outbox again.")
    let sent = 0
    for (const message of await listMessages()) {
      if (!isIn(message, state) || !isSendable(message) || message.createdAt > shownAt) continue
      const sender = getSender(message.service)
      if ((await sender.messages.sendMessage(message.id, createActor(person, sender))) === null) sent += 1
    }
    const path = state === "" ? "messages" : `messages?state=${state}`
    return finish(context, path, { text: `Messages that are being sent: ${sent}.`, isError: false })
  })

  app.post("/messages/:service/:id/:action{(send|drop)}", async (context) => {
    const person = getPerson(context, "messages")
    const { service, id, action } = context.req.param()
    const { messages, ...sender } = getSender(service)
    const by = createActor(person, sender)
    if (action === "send")
      return finish(context, "messages", toFlash("The message is being sent.", await messages.sendMessage(id, by)))
    const reason = (context.get("form").get("reason") ?? "").trim()
    if (reason === "") {
      const text = "Reason: it is empty. Write why the message is dropped, without personal data."
      return finish(context, `messages/${service}/${id}`, { text, isError: true })
    }
    const refusal = await messages.dropMessage(id, { ...by, reason })
    return finish(context, "messages", toFlash("The message is dropped.", refusal))
  })
}

function toServiceMessage(
  { service, messages: { lateMs }, now }: WithMessages,
  entry: Omit<ServiceMessage, "service" | "state">,
): ServiceMessage {
  return { ...entry, service, state: getEntryState(entry, { now: now(), lateMs }) }
}

/** Returns true for a message in the selected state. A late message waits, too. */
function isIn({ state }: ServiceMessage, selected: EntryState | ""): boolean {
  return selected === "" || state === selected || (selected === "waiting" && state === "late")
}
