/**
 * The script that moves a registration number from the URL to the history's state, before any other script reads the
 * URL: tags, and Next, which would write it back. The page reads it from there. Spec 3 §2.4.
 */
export const HIDE_REG_NO_SCRIPT =
  '{const address=new URL(location.href),regNo=address.searchParams.get("regNo");if(regNo!==null){address.searchParams.delete("regNo");history.replaceState({...history.state,regNo},"",address)}}'
