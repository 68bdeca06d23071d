/**
 * The script that moves a registration number from the URL to the history state. It runs before any other script reads
 * the URL, for example a tag, or Next, which would write the number back to the URL. The page reads the number from the
 * history state. Spec 3 §2.4.
 */
export const HIDE_REG_NO_SCRIPT =
  '{const address=new URL(location.href),regNo=address.searchParams.get("regNo");if(regNo!==null){address.searchParams.delete("regNo");history.replaceState({...history.state,regNo},"",address)}}'
