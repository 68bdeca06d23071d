import type { Operation } from "@forecourt/contracts/operation"
import type { SiteService } from "@forecourt/contracts/site-services"
import type { Hono } from "hono"
import { ServiceError } from "../errors/errors.ts"
import { getLanguage, type RefusalTexts, type ServiceLanguage } from "../errors/texts.ts"
import { getForwardedAddress, getForwardedHost, type ServiceEnv } from "../http/http.ts"
import { getNetwork } from "../limits/limits.ts"
import { findSession } from "../login/login.ts"
import { createOperationRoutes, type HandlersOf, type OperationRoutes } from "../operations/operations.ts"
import type { Storage } from "../storage/storage.ts"
import type { ServiceConfig } from "./service-config.ts"

/** The tools that every service has: its storage, its clock and its log. */
export interface ServiceTools {
  readonly storage: Storage
  readonly now: () => number
  readonly log: (line: string) => void
}

/** The visitor for whom a call is made. */
export interface Visitor<Texts = RefusalTexts> {
  /** The network part of the visitor's IP address, or an empty string if the address is unknown. */
  readonly network: string
  /** The host name of the visitor's site, or `null` if the site did not send it. */
  readonly host: string | null
  readonly language: ServiceLanguage
  readonly texts: Texts
}

/** The context of a call: the tools of the service, the visitor and the session. */
export interface Caller<Tools = ServiceTools, Texts = RefusalTexts, Session = string> {
  readonly service: Tools
  readonly visitor: Visitor<Texts>
  /** The session of the caller. Reading this property throws in a call that requires no session. */
  readonly session: Session
}

/** The calls in a service's contract with their handlers, texts and settings. */
export interface ServiceCalls<Tools, Texts, Session, Of extends HandlersOf<Caller<Tools, Texts, Session>, Of>> {
  readonly contract: Pick<SiteService, "root" | "operations">
  readonly handlers: Of
  /** The texts of the service, by language. The texts of standard errors are built in and can be left out. */
  readonly texts: Readonly<Record<ServiceLanguage, Texts>>
  readonly lookUpSession: (tools: Tools, subject: string) => Promise<Session | null>
  readonly readers?: OperationRoutes<Caller<Tools, Texts, Session>, Of>["readers"]
  /**
   * Counts a call from a network and returns the time in milliseconds for which its caller must wait. @default 600
   * calls a minute
   */
  readonly count?: (tools: Tools, network: string) => Promise<number>
}

interface Foundation<Tools> extends ServiceTools, Required<Pick<OperationRoutes<never, never>, "onCall">> {
  readonly name: string
  readonly config: Pick<ServiceConfig, "apiKey">
  readonly tools: Tools
  readonly operations: readonly Operation[]
  readonly count: (network: string) => Promise<number>
}

/** The name of the call that ends a session. Unlike other calls, it also accepts an expired session. */
const ENDS_SESSION = "logOut"

export function createCallRoutes<
  Tools,
  Texts extends RefusalTexts,
  Session,
  Of extends HandlersOf<Caller<Tools, Texts, Session>, Of>,
>(
  { contract, handlers, texts, lookUpSession, readers }: ServiceCalls<Tools, Texts, Session, Of>,
  { name, config, storage, now, tools, operations, count, onCall }: Foundation<Tools>,
): Hono<ServiceEnv> {
  async function fetchSession(token: string): Promise<Session> {
    const subject = await findSession(storage, token, now())
    const session = subject === null ? null : await lookUpSession(tools, subject)
    if (session === null) throw new ServiceError("SessionOver")
    return session
  }

  return createOperationRoutes<Caller<Tools, Texts, Session>, Of>({
    below: contract.root,
    operations,
    handlers,
    onCall,
    ...(readers && { readers }),
    apiKey: config.apiKey,
    count: (context) => count(getNetwork(getForwardedAddress(context))),
    async findCaller(context, { name: call, needsSession }, token) {
      const language = getLanguage(context.req.header("accept-language") ?? "")
      const visitor = {
        network: getNetwork(getForwardedAddress(context)),
        host: getForwardedHost(context),
        language,
        texts: texts[language],
      }
      if (needsSession && call !== ENDS_SESSION) return { service: tools, visitor, session: await fetchSession(token) }
      return {
        service: tools,
        visitor,
        get session(): Session {
          throw new Error(`${name}: ${call} reads the session. Require one in its contract.`)
        },
      }
    },
  })
}
