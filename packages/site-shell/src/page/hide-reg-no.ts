/** The script that moves a registration number out of the URL before a third-party tag can read it. Spec 3 §2.4. */
export const HIDE_REG_NO_SCRIPT =
  '{const address=new URL(location.href),regNo=address.searchParams.get("regNo");if(regNo!==null){address.searchParams.delete("regNo");history.replaceState({...history.state,regNo},"",address)}}'
