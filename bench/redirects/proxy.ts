import { readFileSync } from "node:fs"
import { fromJSON } from "@forecourt/redirects"
import { type NextRequest, NextResponse } from "next/server"

const table = fromJSON(readFileSync(process.env.BENCH_TABLE ?? "", "utf8"))

export function proxy(request: NextRequest): NextResponse {
  const match = table.match(new URL(request.url), { headers: request.headers })
  return match?.location
    ? NextResponse.redirect(new URL(match.location, request.url), match.status)
    : NextResponse.next()
}
