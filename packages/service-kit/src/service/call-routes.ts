import type { SiteService } from "@forecourt/contracts/site-services"
import type { Context, Hono } from "hono"
import { forwardedAddressOf, forwardedHostOf, type ServiceEnv } from "../http/http.ts"
import { networkOf, type RateLimits } from "../limits/limits.ts"
import { findSession } from "../login/login.ts"
import { type HandlersOf, type OperationRoutes, operationRoutes, Refusal } from "../operations/operations.ts"
import type { Storage } from "../storage/storage.ts"
import type { ServiceConfig } from "./service-config.ts"
import { languageOf, type RefusalTexts, refusalText, type ServiceLanguage } from "./texts.ts"

/** What every service works with. */
export interface ServiceTools {
  readonly storage: Storage
  readonly now: () => number
  readonly say: (line: string) => void
}

/** Who asks, as far as it matters. */
export interface Visitor<Texts = RefusalTexts> {
  /** The network that the visitor is in; may be empty. */
  readonly network: string
  /** Host name of the site on which the visitor is; `null` when the site does not say. */
  readonly host: string | null
  /** What the service says, in the visitor's language. */
  readonly texts: Texts
}

/** Who makes a call, and what it is carried out with. */
export interface Caller<Tools = ServiceTools, Texts = RefusalTexts, Session = string> {
  readonly service: Tools
  readonly visitor: Visitor<Texts>
  /** Whose call it is. A call that needs no session has none, and fails when it looks. */
  readonly session: Session
}

/** The calls that a service answers, as its contract has them. */
export interface ServiceCalls<Tools, Texts, Session, Of extends HandlersOf<Caller<Tools, Texts, Session>, Of>> {
  readonly contract: Pick<SiteService, "root" | "operations">
  readonly handlers: Of
  /** What it says; standard refusals have words of their own. */
  readonly texts: Readonly<Record<ServiceLanguage, Texts>>
  /** Whose session it is by what it was started for; `null` when that is gone. */
  readonly sessionOf: (tools: Tools, subject: string) => Promise<Session | null>
  /** Brings into the contract's form what callers write otherwise, before it is parsed; by the calls' names. */
  readonly tidy?: { readonly [Name in keyof Of]?: (body: unknown) => unknown }
}

/** What the calls of an open service stand on. */
interface Foundation<Tools> extends ServiceTools, Required<Pick<OperationRoutes<never, never>, "onCall">> {
  readonly name: string
  readonly config: Pick<ServiceConfig, "apiKey" | "budgetFactor">
  readonly tools: Tools
  readonly limits: RateLimits
}

/** Calls of any kind from one network. What costs a message or tells something is counted apart. */
const MAX_CALLS_A_MINUTE = 600
/** A session that is over can be ended all the same. */
const ENDS_SESSION = "logOut"

/** Routes for the calls of a service: counted, for whoever has a session where one is needed, in the visitor's language. */
export async function callRoutes<
  Tools,
  Texts extends RefusalTexts,
  Session,
  Of extends HandlersOf<Caller<Tools, Texts, Session>, Of>,
>(
  { contract, handlers, texts, sessionOf, tidy }: ServiceCalls<Tools, Texts, Session, Of>,
  { name, config, storage, now, say, tools, limits, onCall }: Foundation<Tools>,
): Promise<Hono<ServiceEnv>> {
  const max = MAX_CALLS_A_MINUTE * config.budgetFactor
  const calls = await limits.limiter({ name: "calls", max, perSeconds: 60 })

  async function fetchSession(token: string): Promise<Session> {
    const subject = await findSession(storage, token, now())
    const session = subject === null ? null : await sessionOf(tools, subject)
    if (session === null) throw new Refusal("SessionOver")
    return session
  }

  return operationRoutes<Caller<Tools, Texts, Session>, Of>({
    ...{ service: name, below: contract.root, operations: await contract.operations(), handlers, say, onCall },
    ...(tidy && { tidy }),
    apiKey: config.apiKey,
    count: async (context) => (await calls.take(networkOf(forwardedAddressOf(context)))).retryAfterMs,
    async callerOf(context, { name: call, needsSession }, token) {
      const visitor = {
        network: networkOf(forwardedAddressOf(context)),
        host: forwardedHostOf(context),
        texts: texts[languageIn(context)],
      }
      if (needsSession && call !== ENDS_SESSION) return { service: tools, visitor, session: await fetchSession(token) }
      return {
        ...{ service: tools, visitor },
        get session(): Session {
          throw new Error(`${name}: ${call} looks at a session. Ask for one in its contract.`)
        },
      }
    },
    messageFor: (context, code, words) => refusalText(languageIn(context), texts[languageIn(context)], code, words),
  })
}

/** The visitor's language, for whom the site speaks. */
function languageIn(context: Context<ServiceEnv>): ServiceLanguage {
  return languageOf(context.req.header("accept-language") ?? "")
}
