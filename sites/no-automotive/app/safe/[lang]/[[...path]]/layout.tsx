import { fonts } from "../../../../fonts.ts"
import { site } from "../../../../site.ts"

export default function Layout(props: LayoutProps<"/safe/[lang]/[[...path]]">) {
  return <site.live.Layout {...props} className={fonts} />
}
