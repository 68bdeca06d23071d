import {
  createSession,
  createSignInToken,
  isKnownNetwork,
  LINK_LASTS_MS,
  type StaffPerson,
  signOut,
  useSignInToken,
} from "@forecourt/service-kit/staff"
import type { Hono } from "hono"
import { isFormToken, removeSessionToken, setSessionToken } from "../session.ts"
import type { SignInLimits } from "../staff-app.ts"
import { createActor, type StaffContext, type StaffEnv, StaffError, type StaffTools } from "../staff-env.ts"

interface SignInOptions {
  readonly log: (line: string) => void
  readonly limits: SignInLimits
  readonly isSecure: boolean
  readonly readNetwork: (context: StaffContext) => string
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MINUTE_MS = 60_000

/** Adds the routes that need no session: the request for a link, its use, and the end of a session. */
export function addSignInRoutes(
  app: Hono<StaffEnv>,
  { config, home, url, render, finish }: StaffTools,
  { log, limits, isSecure, readNetwork }: SignInOptions,
): void {
  const { isDevelopment, people } = config

  app.get("/sign-in", (context) => {
    if (context.get("signedIn") !== undefined) return finish(context, "")
    const email = isDevelopment ? (people[0]?.email ?? "") : ""
    return render(context, { page: "sign-in", email, isDevelopment })
  })

  app.post("/sign-in", async (context) => {
    const email = (context.get("form").get("email") ?? "").trim()
    const address = email.toLowerCase()
    if (!EMAIL.test(email)) {
      const error = "E-mail: this is no e-mail address. Write it as anna@example.com."
      return render(context, { page: "sign-in", email, error, isDevelopment }, 400)
    }
    const network = readNetwork(context)
    await consume(limits.network, network)
    await consume(limits.pair, `${network} ${address}`)
    await consume(limits.pairInDay, `${network} ${address}`)
    const isAllowed = (await isKnownNetwork(home, address, network)) || (await takeLinkOfDay(address))
    // A refusal would tell that the address is on the list.
    const person = (isAllowed && people.find((item) => item.email === address)) || null
    const token = await createSignInToken(home, person)
    // The link is sent after the answer, so that its time does not tell whether the address is on the list.
    if (person !== null) setImmediate(() => void send(person, `${url}/staff/sign-in/${token}`))
    return finish(context, "sign-in/sent")
  })

  /** Counts a link that an unknown network requests. Returns `false` if the address has had its links of the day. */
  async function takeLinkOfDay(address: string): Promise<boolean> {
    const { isAllowed, remaining } = await limits.address.take(address)
    const number = people.findIndex(({ email }) => email === address) + 1
    if (isAllowed && remaining === 0 && number > 0)
      log(
        `${home.service}: person ${number} of FORECOURT_STAFF has had the links of a day. Only networks from which the person has signed in get more.`,
      )
    return isAllowed
  }

  async function send(person: StaffPerson, link: string): Promise<void> {
    try {
      if (home.sendLink !== undefined) await home.sendLink({ person, link, lastsMs: LINK_LASTS_MS })
      else log(`${home.service}: sign in to the pages of staff: ${link}`)
    } catch {
      log(`${home.service}: a link for staff could not be sent. Look at the storage.`)
    }
  }

  app.get("/sign-in/sent", (context) => render(context, { page: "link-sent" }))

  // Programs that check e-mails open links: only the button uses it.
  app.get("/sign-in/:link", (context) => render(context, { page: "use-link", path: context.req.path }))

  app.post("/sign-in/:link", async (context) => {
    const network = readNetwork(context)
    await consume(limits.uses, network)
    const person = await useSignInToken(home, context.req.param("link"), people)
    if (person === null)
      throw new StaffError(400, "This link is not valid", "It works once, for 15 minutes. Request a new link.")
    setSessionToken(context, await createSession(home, person, network), isSecure)
    return finish(context, "")
  })

  app.post("/sign-out", async (context) => {
    const signedIn = context.get("signedIn")
    if (signedIn !== undefined && isFormToken(home, signedIn.token, context.get("form").get("token") ?? ""))
      await signOut(home.storage, signedIn.token, createActor(signedIn.person, home))
    removeSessionToken(context)
    return finish(context, "sign-in")
  })
}

async function consume(limit: SignInLimits["address"], subject: string): Promise<void> {
  const { isAllowed, retryAfterMs } = await limit.take(subject)
  if (isAllowed) return
  const minutes = Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS))
  throw new StaffError(429, "Too many attempts", `Wait ${minutes} minutes, then request a link again.`)
}
