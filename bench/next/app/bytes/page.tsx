import { content } from "../../content.ts"

export const dynamic = "force-static"

/** A page that Next keeps, of as many bytes as another has. */
export default function Page() {
  return <main dangerouslySetInnerHTML={{ __html: content.bytes }} />
}
