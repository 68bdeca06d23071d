import { content } from "../../content.ts"

export const dynamic = "force-static"

/** Renders a cached page that is padded to the size of another page. */
export default function Page() {
  return <main dangerouslySetInnerHTML={{ __html: content.bytes }} />
}
