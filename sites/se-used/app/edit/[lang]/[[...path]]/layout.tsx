import { fonts } from "../../../../fonts.ts"
import { site } from "../../../../site.ts"

export default function Layout(props: LayoutProps<"/edit/[lang]/[[...path]]">) {
  return <site.edit.Layout {...props} className={fonts} />
}
