import { stories } from "../../../tap/stories.ts"

export const dynamic = "force-dynamic"

export function GET(request: Request) {
  return Response.json(stories(Number(new URL(request.url).searchParams.get("cursor") ?? 0)))
}
