import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { Switch } from '#web/ui/Switch.tsx';

import styles from './AssistSwitch.module.css';

type AssistSwitchProps = { isAssisted: boolean; allow: (isAllowed: boolean) => void };

/** Whether the words also go to an external language model. */
export function AssistSwitch({ isAssisted, allow }: AssistSwitchProps) {
  return (
    <div className={styles.assist}>
      <Switch label={words.thirdParty} isOn={isAssisted} onSwitch={allow}>
        {words.thirdPartyText}
      </Switch>
    </div>
  );
}
