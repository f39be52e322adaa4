/**
 * Chinese letters in the simple form that mainland China writes, by the forms of Taiwan, Hong Kong and Japan, so that
 * `北京國安` and `北京国安`, `広島` and `广岛` are the same name. Only letters that names and words of sport have.
 */
const pairs = `
  島岛 爾尔 聯联 達达 國国 亞亚 庫库 極极 屬属 薩萨 奧奥 蘭兰 維维 納纳 時时 區区 馬马 緬缅 韋韦 羅罗 靈灵
  麥麦 倫伦 賽赛 愛爱 歐欧 濟济 幾几 內内 臘腊 喬乔 蓋盖 別别 領领 義义 澤泽 買买 約约 開开 聖圣 盧卢 賴赖
  脫脱 頓顿 門门 來来 諾诺 紐纽 魯鲁 賓宾 邊边 蘇苏 敘叙 東东 灣湾 烏乌 嶼屿 岡冈 僑侨 當当 猶犹 貢贡 語语
  傑杰 錫锡 燦灿 車车 霧雾 揚扬 韃鞑 茲兹 話话 農农 緒绪 剛刚 齊齐 邁迈 書书 萊莱 囉啰 圖图 欽钦 貝贝 瑪玛
  訥讷 峽峡 勞劳 紹绍 號号 標标 準准 無无 體体 寬宽 轉转 兌兑 換换 會会 黨党 幣币 離离 舊旧 鎊镑 單单 謝谢
  圓圆 韓韩 銀银 銖铢 數数 黃黄 綜综 權权 發发 價价 貨货 廣广 鯉鲤 隊队 雙双 獅狮 龍龙 職职 業业 盃杯 軍军
  決决 強强 輪轮 場场 錦锦 鋼钢 鐵铁 鷹鹰 鳥鸟 鯊鲨 魚鱼 鴉鸦 鵝鹅 鵬鹏 鶴鹤 鳳凤 豬猪 貓猫 騎骑 驊骅 驢驴
  勝胜 勁劲 勢势 勛勋 協协 華华 萬万 葉叶 蔣蒋 藍蓝 藝艺 蘋苹 處处 術术 衛卫 補补 裝装 複复 見见 視视 親亲
  覺觉 觀观 訊讯 訓训 記记 許许 設设 評评 誠诚 課课 談谈 請请 論论 諸诸 證证 識识 譚谭 讀读 變变 豐丰 財财
  責责 貴贵 費费 資资 賀贺 賈贾 質质 贏赢 趙赵 趕赶 跡迹 踐践 軟软 較较 載载 輝辉 輯辑 輸输 轄辖 辦办 過过
  運运 進进 遠远 適适 選选 遷迁 遼辽 鄧邓 鄭郑 鄰邻 醫医 釋释 針针 鈴铃 鈞钧 錄录 錢钱 鍾钟 鎮镇 鏡镜 鐘钟
  長长 閃闪 閉闭 間间 關关 閱阅 陣阵 陸陆 陽阳 陰阴 陳陈 際际 隨随 險险 隱隐 雜杂 雞鸡 難难 雲云 電电 靜静
  響响 頁页 頂顶 項项 順顺 須须 預预 頭头 題题 顏颜 願愿 類类 顧顾 風风 飛飞 飯饭 飲饮 館馆 駐驻 駕驾 騰腾
  驚惊 驗验 鬥斗 鬧闹 鮑鲍 鳴鸣 鴻鸿 鹽盐 麗丽 點点 齡龄 優优 億亿 儀仪 俠侠 個个 倉仓 偉伟 側侧 備备 傳传
  債债 傷伤 傾倾 僅仅 償偿 兒儿 兩两 冊册 凱凯 創创 劃划 劇剧 劉刘 劍剑 動动 務务 勵励 匯汇 卻却 參参 吳吴
  員员 問问 啟启 喚唤 嘆叹 噴喷 嚴严 園园 團团 堅坚 報报 塊块 墊垫 壇坛 壓压 壘垒 壞坏 壯壮 壽寿 夢梦 夾夹
  奪夺 奮奋 婦妇 媽妈 孫孙 學学 寧宁 實实 寫写 寶宝 將将 尋寻 對对 導导 層层 屆届 屜屉 嶄崭 嶺岭 巖岩 帥帅
  師师 帶带 幫帮 幹干 廈厦 廠厂 廳厅 張张 彈弹 彌弥 彎弯 彙汇 後后 徑径 從从 復复 徵征 慶庆 憲宪 應应 戀恋
  戰战 戲戏 戶户 拋抛 掃扫 採采 揮挥 損损 搖摇 擁拥 擇择 擊击 擋挡 擔担 據据 擠挤 擬拟 擴扩 攝摄 攤摊 敗败
  敵敌 斬斩 斷断 於于 曆历 曉晓 暢畅 條条 楊杨 楓枫 構构 槍枪 樂乐 樓楼 樞枢 樣样 樹树 橋桥 機机 檔档 檢检
  檯台 歡欢 歲岁 歷历 歸归 殘残 殺杀 氣气 漢汉 沖冲 況况 淨净 淵渊 淺浅 湯汤 溫温 滅灭 滿满 漁渔 潔洁 潛潜
  潤润 濱滨 瀋沈 瀏浏 災灾 爐炉 爭争 牆墙 牽牵 狀状 獎奖 獨独 獲获 獵猎 獸兽 現现 環环 璽玺 產产 畢毕 畫画
  異异 療疗 盡尽 監监 盤盘 眾众 睜睁 矯矫 確确 碼码 礦矿 禮礼 禪禅 稱称 種种 穩稳 積积 窮穷 競竞 筆笔 節节
  範范 築筑 簡简 籃篮 籌筹 籤签 糧粮 紀纪 紅红 純纯 級级 紛纷 細细 終终 組组 結结 絕绝 給给 統统 絲丝 經经
  網网 綠绿 緊紧 線线 練练 總总 績绩 織织 繞绕 繼继 續续 纏缠 罰罚 聞闻 聲声 聽听 肅肃 腦脑 腳脚 膠胶 臉脸
  臨临 臺台 與与 興兴 艙舱 莊庄 蕭萧 薦荐 蘊蕴 蠶蚕 蠻蛮 衝冲 袞衮 襲袭 規规 訂订 計计 広广 浜滨 沢泽 読读
  楽乐 鉄铁 駅驿 県县 図图 団团 戦战 対对 実实 塁垒 発发 観观 関关 続续 覇霸 応应 総总 桜樱 栄荣 斎斋 竜龙
  滝泷 辺边 仏佛 気气 徳德 帯带 帰归 黒黑 恵惠 検检 経经 芸艺 拝拜 渋涩 抜拔 毎每 塩盐 円圆 囲围 歓欢 険险
  験验 顕显 濃浓 縮缩`;
const simple = new Map(pairs.match(/\S{2}/gu)?.map(([form = "", plain = ""]) => [form, plain] as const));

/** A letter's simple form. */
export const simplifyHan = (letter: string): string => simple.get(letter) ?? letter;

const formsOf = new Map<string, string>();
for (const [form, plain] of simple) formsOf.set(plain, (formsOf.get(plain) ?? plain) + form);

/** A pattern that finds the letters that it is written with in all of their forms. */
export function inAllForms({ source, flags }: RegExp): RegExp {
  let inClass = false;
  const inAll = source.replace(/\\.|[[\]]|\p{sc=Han}/gu, (part) => {
    if (part === "[" || part === "]") inClass = part === "[";
    const forms = formsOf.get(simplifyHan(part));
    return forms === undefined ? part : inClass ? forms : `[${forms}]`;
  });
  return new RegExp(inAll, flags);
}
