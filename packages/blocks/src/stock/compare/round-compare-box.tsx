import { CompareIcon } from "@forecourt/ui-kit/icons"
import { RoundBox } from "../round-box.tsx"
import { CAR } from "./compare-address.ts"
import type { CompareBoxProps } from "./compare-box.tsx"

export function RoundCompareBox({ form, id, name, text }: CompareBoxProps) {
  return (
    <RoundBox label={`${text} ${name}`} name={CAR} value={id} form={form} data-compare={name}>
      <CompareIcon />
    </RoundBox>
  )
}
