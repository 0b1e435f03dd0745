import type { Choices, List, SortedListState } from '@/lib/lists/define-list';
import { ChoiceLinks } from '@/components/ui/action/choice-links';

interface ListOrdersProps<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
> {
  list: List<Sort, Filter, Flag, Choice, Sets>;
  state: SortedListState<Sort, Filter, Flag, Choice, Sets>;
  labels: Readonly<Record<Sort, string>>;
  /** Navigates to an address of the list. */
  onGo: (href: string) => void;
}

/** Links to the orders of a list. Each begins at the first page. */
export function ListOrders<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
>({ list, state, labels, onGo }: ListOrdersProps<Sort, Filter, Flag, Choice, Sets>) {
  return (
    <ChoiceLinks
      label="정렬"
      look="orders"
      onGo={onGo}
      choices={list.orders.map(({ sort, direction }) => ({
        label: labels[sort],
        href: list.address({ ...state, page: 0, sort, direction }),
        isCurrent: sort === state.sort && direction === state.direction,
      }))}
    />
  );
}
