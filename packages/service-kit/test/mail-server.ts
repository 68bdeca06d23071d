import type { AddressInfo } from "node:net"
import { type ParsedMail, simpleParser } from "mailparser"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { onTestFinished } from "vitest"

/** Starts a mail server that accepts every e-mail, unless the options say otherwise, and lists them. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, callback) =>
      void simpleParser(stream, {}).then((mail) => {
        mails.push(mail)
        callback()
      }, callback),
    ...options,
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)))
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}
