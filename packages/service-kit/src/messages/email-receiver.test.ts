import type { SMTPServerOptions } from "smtp-server"
import { expect, test } from "vitest"
import { startMailServer } from "../../test/mail-server.ts"
import { DeliveryError, UndeliverableError } from "../outbox/outbox.ts"
import { createEmailReceiver, type Email, getDomain } from "./messages.ts"

const EMAIL: Email = {
  to: "alva@example.com",
  subject: "Bokningen är bekräftad",
  text: "Hej Alva!\n\nVälkommen på tisdag.",
}
const CALENDAR = { method: "CANCEL", content: "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n" } as const
const SENDER = "Norrvik <booking@norrvik.example>"
const delivery = { id: "00017-0b5c", attempt: 1, signal: new AbortController().signal }

const refuse = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })

test("an e-mail reaches the mail server with its text, its sender and a Message-ID of the delivery", async () => {
  const { mails, url } = await startMailServer()
  const receive = createEmailReceiver({ url, sender: SENDER })

  await receive({ ...EMAIL, replyTo: "verkstad.boras@norrvik.example" }, delivery)
  await receive(EMAIL, { ...delivery, attempt: 2 })

  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({
    subject: EMAIL.subject,
    text: `${EMAIL.text}\n`,
    from: { text: '"Norrvik" <booking@norrvik.example>' },
    to: { text: "alva@example.com" },
    replyTo: { text: "verkstad.boras@norrvik.example" },
    messageId: "<00017-0b5c@norrvik.example>",
    attachments: [],
  })
  expect(mails[1]?.messageId).toBe(mails[0]?.messageId)
})

test("a calendar is sent as an alternative with its method and as a file", async () => {
  const { mails, url } = await startMailServer()

  await createEmailReceiver({ url, sender: SENDER })({ ...EMAIL, calendar: CALENDAR }, delivery)

  const attachments = mails[0]?.attachments ?? []
  expect(attachments.map(({ contentType }) => contentType)).toEqual(["text/calendar", "application/ics"])
  expect(attachments.map(({ content }) => content.toString())).toEqual([CALENDAR.content, CALENDAR.content])
  expect(attachments[1]?.filename).toBe("booking.ics")
})

test("line breaks in a subject and further recipients in an address add neither headers nor recipients", async () => {
  const recipients: string[] = []
  const { mails, url } = await startMailServer({
    onRcptTo({ address }, _, callback) {
      recipients.push(address)
      callback()
    },
  })
  const receive = createEmailReceiver({ url, sender: SENDER })

  await receive({ ...EMAIL, subject: "Hej\r\nBcc: eve@example.com" }, delivery)
  await receive({ ...EMAIL, to: "alva@example.com, eve@example.com" }, delivery).catch(() => {})

  expect(mails[0]?.bcc).toBeUndefined()
  expect(recipients).not.toContain("eve@example.com")
})

test.each([
  [550, "5.1.1 No such user", true],
  [550, "5.2.1 Mailbox disabled", true],
  [550, "User unknown", true],
  [553, "Mailbox name not allowed", true],
  [550, "5.7.1 Relay access denied", false],
  [550, "5.1.8 Sender address rejected", false],
  [554, "Transaction failed", false],
  [552, "Exceeded storage allocation", false],
  [450, "4.2.0 Greylisted", false],
])("after the response %i %s to the recipient, the delivery fails permanently: %s", async (code, message, isFinal) => {
  const { url } = await startMailServer({ onRcptTo: (_, __, callback) => callback(refuse(message, code)) })

  const sent = createEmailReceiver({ url, sender: SENDER })(EMAIL, delivery)

  await expect(sent).rejects.toSatisfy((error) => error instanceof UndeliverableError === isFinal)
  await expect(sent).rejects.toThrow(`the mail server answered ${code} to RCPT TO`)
})

test.each([
  ["the sender", { onMailFrom: (_, __, callback) => callback(refuse("5.1.0 Sender rejected", 550)) }, "MAIL FROM"],
  [
    "the content",
    {
      onData(stream, _, callback) {
        stream.resume()
        stream.on("end", () => callback(refuse("5.7.1 Looks like spam", 554)))
      },
    },
    "DATA",
  ],
  ["an unknown user", { onAuth: (_, __, callback) => callback(refuse("5.7.8 Wrong password", 535)) }, "AUTH PLAIN"],
] satisfies [string, SMTPServerOptions, string][])(
  "an e-mail waits when the server refuses %s",
  async (_, options, command) => {
    const { url } = await startMailServer({
      allowInsecureAuth: true,
      onAuth: (_, __, callback) => callback(null, { user: "kim" }),
      ...options,
    })

    const sent = createEmailReceiver({ url: url.replace("//", "//kim:secret@"), sender: SENDER })(EMAIL, delivery)

    await expect(sent).rejects.not.toBeInstanceOf(UndeliverableError)
    await expect(sent).rejects.toThrow(new RegExp(`^the mail server answered 5\\d\\d to ${command}$`))
  },
)

test("an e-mail waits while the mail server cannot be reached", async () => {
  const sent = createEmailReceiver({ url: "smtp://127.0.0.1:1", sender: SENDER })(EMAIL, delivery)

  await expect(sent).rejects.toBeInstanceOf(DeliveryError)
  await expect(sent).rejects.not.toBeInstanceOf(UndeliverableError)
  await expect(sent).rejects.toThrow("the mail server could not be reached")
})

test.each(["alva", "al<va@example.com"])("an e-mail to %j is undeliverable", async (to) => {
  const { url } = await startMailServer()

  const sent = createEmailReceiver({ url, sender: SENDER })({ ...EMAIL, to }, delivery)

  await expect(sent).rejects.toBeInstanceOf(UndeliverableError)
})

test.each([
  ["booking@norrvik.example", "norrvik.example"],
  ["Norrvik <booking@norrvik.example>", "norrvik.example"],
  ["Norrvik", ""],
  ["a@b.example, c@d.example", ""],
  ["a@b.example\r\nBcc: c@d.example", ""],
])("getDomain(%j) returns %j", (address, domain) => {
  expect(getDomain(address)).toBe(domain)
})
