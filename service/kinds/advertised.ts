/** What is sold, or not known yet, whatever its categories. */
export const advertised =
  /^(?:paid program(?:m?ing|me)?|infomercials?|tele-?shopping|home shopping|dauerwerbesendung|werbesendung|televentas?|televendas|telemercado|téléachat|télé-achat|telezakupy|televendit[ae]|teleshop|телемагазин|tb[acd]|to be (?:announced|confirmed|advised))$/iu;
