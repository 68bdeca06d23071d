/**
 * A registration number that an address brought along waits beside it, before any other script reads the address: tags,
 * and Next, which would write it there again. The page finds it in the history's state. Spec 3 §2.4.
 */
export const HIDE_REG_NO_SCRIPT =
  '{const address=new URL(location.href),regNo=address.searchParams.get("regNo");if(regNo!==null){address.searchParams.delete("regNo");history.replaceState({...history.state,regNo},"",address)}}'
