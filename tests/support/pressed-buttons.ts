/** What was pressed, by name. */
export const pressed: string[] = [];

/** Adds a button to the document that notes its presses. */
export function addButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => pressed.push(button.textContent));
  document.body.append(button);
  return button;
}
