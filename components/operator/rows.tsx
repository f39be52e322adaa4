import { cardLook } from "./frame";

export type Row = { name: string; figures: readonly string[] };

/** Names with their figures. */
export const Rows = ({
  title,
  heads,
  rows,
  empty = "None yet.",
}: {
  title: string;
  heads: readonly string[];
  rows: readonly Row[];
  empty?: string;
}) => (
  <div className={cardLook}>
    {rows.length === 0 ? (
      <>
        <h3 className="text-sm text-muted">{title}</h3>
        <p className="mt-2">{empty}</p>
      </>
    ) : (
      <table className="w-full text-start">
        <caption className="mb-2 text-start text-sm text-muted">{title}</caption>
        <thead className="sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={`${name} ${figures.join(" ")}`} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pe-3 text-start font-normal [overflow-wrap:anywhere]">
                {name}
              </th>
              {figures.map((figure, place) => (
                <td key={heads[place + 1]} className="times py-2 ps-3 text-end whitespace-nowrap text-muted">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);
