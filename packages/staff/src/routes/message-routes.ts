import type { MessageDesk, StaffDesk } from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import type { ServiceMessage } from "../pages/view.types.ts"
import { createActor, createNotFound, getPerson, type StaffEnv, type StaffTools } from "../staff-env.ts"
import { toFlash } from "./to-flash.ts"

type WithMessages = StaffDesk & { readonly messages: MessageDesk }

/** Adds the routes of messages that wait, of all services. */
export function addMessageRoutes(app: Hono<StaffEnv>, { desks, home, render, finish }: StaffTools): void {
  const senders = desks.filter((item): item is WithMessages => item.messages !== undefined)

  function getSender(service: string): WithMessages {
    const sender = senders.find((item) => item.service === service)
    if (sender === undefined) throw createNotFound()
    return sender
  }

  app.get("/messages", async (context) => {
    getPerson(context, "messages")
    const state = context.req.query("state") ?? ""
    const lists = await Promise.all(senders.map(listMessages))
    const messages = lists.flat().filter((message) => state === "" || getState(message) === state)
    return render(context, { page: "messages", messages, state })
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
    const now = new Date(home.now()).toISOString()
    let sent = 0
    for (const sender of senders)
      for (const { id, expiresAt } of await sender.messages.listMessages()) {
        if (expiresAt !== null && expiresAt <= now) continue
        if ((await sender.messages.sendMessage(id, createActor(person, sender))) === null) sent += 1
      }
    return finish(context, "messages", { text: `Messages that are being sent: ${sent}.`, isError: false })
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

async function listMessages(sender: WithMessages): Promise<ServiceMessage[]> {
  return (await sender.messages.listMessages()).map((entry) => toServiceMessage(sender, entry))
}

function toServiceMessage(
  { service, messages, now }: WithMessages,
  entry: Omit<ServiceMessage, "service" | "isLate">,
): ServiceMessage {
  const isLate = entry.gaveUpAt === null && Date.parse(entry.createdAt) <= now() - messages.lateMs
  return { ...entry, service, isLate }
}

function getState({ gaveUpAt, isLate }: ServiceMessage): string {
  if (gaveUpAt !== null) return "given-up"
  return isLate ? "late" : "waiting"
}
