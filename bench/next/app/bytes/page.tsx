import { content } from "../../content.ts"

export const dynamic = "force-static"

/** A page that Next caches, with the size of another page. */
export default function Page() {
  return <main dangerouslySetInnerHTML={{ __html: content.bytes }} />
}
