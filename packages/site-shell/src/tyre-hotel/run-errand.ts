import { ApiError } from "@forecourt/api-clients/http"
import { type TyreHotelHttp, TyreHotelRefusal } from "@forecourt/api-clients/tyre-hotel"
import { messageOf, reportLine } from "../report/report-line.ts"
import { retryAfter, type TyreHotelAnswer } from "./tyre-hotel-answer.ts"
import type { Errand, TyreHotelCall } from "./tyre-hotel-calls.ts"

/** Asks the service. Its words for the visitor are passed on, its troubles are reported. */
export async function runErrand(errand: Errand, call: TyreHotelCall, http: TyreHotelHttp): Promise<TyreHotelAnswer> {
  try {
    const answer = await errand.run(http)
    return answer === null
      ? { status: 404, text: "tyreHotel.noAgreement", code: "NoAgreement" }
      : { status: 200, body: answer }
  } catch (error) {
    const status = refusedWith(error, call)
    if (error instanceof TyreHotelRefusal && status !== null) return passOn(error)

    reportLine({ event: "tyre-hotel-failed", call: call.name, status: statusOf(error), message: messageOf(error) })
    if (status !== null) return { status, text: "tyreHotel.failed", code: "Refused" }
    return isLate(error)
      ? { status: 504, text: "tyreHotel.failed", code: "ServiceLate" }
      : { status: 502, text: "tyreHotel.failed", code: "ServiceFailed" }
  }
}

function passOn({ status, words, code, retryAfterMs }: TyreHotelRefusal): TyreHotelAnswer {
  return {
    status,
    body: { message: words, ...(code !== null && { code }) },
    ...(retryAfterMs !== null && { headers: retryAfter(retryAfterMs) }),
  }
}

/** The status of a refusal that was meant for the visitor; `null` for all that is our own trouble. */
function refusedWith(error: unknown, call: TyreHotelCall): number | null {
  const status = statusOf(error)
  if (status === null || status < 400 || status >= 500) return null
  return isAboutOurKey(error, status, call) ? null : status
}

/** Whether the service does not know the site: it says so, or there is nobody else yet whom it could refuse. */
function isAboutOurKey(error: unknown, status: number, { name }: TyreHotelCall): boolean {
  if (error instanceof TyreHotelRefusal && error.code === "ApiKeyWrong") return true
  return name === "findCustomer" && (status === 401 || status === 403)
}

function statusOf(error: unknown): number | null {
  return error instanceof TyreHotelRefusal || error instanceof ApiError ? error.status : null
}

function isLate(error: unknown): boolean {
  return error instanceof ApiError && error.cause instanceof Error && error.cause.name === "TimeoutError"
}
