import { content } from "../../content.ts"

export const dynamic = "force-static"

export default function Page() {
  return <main dangerouslySetInnerHTML={{ __html: content.bytes }} />
}
