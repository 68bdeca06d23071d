import { stories } from "../../../tap/stories.ts"

export const dynamic = "force-dynamic"

/** Returns the next articles for the benchmark's list pages. */
export function GET(request: Request) {
  return Response.json(stories(Number(new URL(request.url).searchParams.get("cursor") ?? 0)))
}
