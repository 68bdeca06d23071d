/**
 * The script that moves a registration number from the URL to the history state, from which the page reads it. It runs
 * before any other script reads the URL, such as a third-party tag or Next.js, which would write the number back to the
 * URL. Spec 3 §2.4.
 */
export const HIDE_REG_NO_SCRIPT =
  '{const address=new URL(location.href),regNo=address.searchParams.get("regNo");if(regNo!==null){address.searchParams.delete("regNo");history.replaceState({...history.state,regNo},"",address)}}'
