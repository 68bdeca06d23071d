import { HandPage } from "../../../hand/page.tsx"
import { content } from "../../content.ts"

export const dynamic = "force-dynamic"

export default function Page() {
  return <HandPage {...content.hand} />
}
