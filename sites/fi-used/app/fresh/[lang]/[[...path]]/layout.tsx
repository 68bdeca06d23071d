import { fonts } from "../../../../fonts.ts"
import { site } from "../../../../site.ts"

// Here rather than in the page: of a response with status 404 Next reads the head of layouts only.
export const generateMetadata = site.fresh.head

export default function Layout(props: LayoutProps<"/fresh/[lang]/[[...path]]">) {
  return <site.fresh.Layout {...props} className={fonts} />
}
